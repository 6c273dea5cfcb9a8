import type { HierarchyNode } from '@coachlab/contracts';
import { type WrittenFields, useWritten } from '@coachlab/learner';
import { Button, Label, Row, TextArea } from '@coachlab/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useId, useMemo, useRef } from 'react';
import { ClearWritten } from '../shared/clear-written.tsx';
import { useCopy } from '../shared/use-copy.ts';
import { OpenElsewhere } from './open-elsewhere.tsx';
import { filledPrompt, type PromptPart, promptParts, promptVariables } from './prompt-parts.ts';
import css from './prompt-template.module.css';

interface PromptTemplateProps {
  /** Of the artifact. */
  of: string;
  template: string;
  hierarchy: readonly HierarchyNode[];
}

/** The whole prompt, a field for each of its variables beside it, and what both make together. */
export function PromptTemplate({ of, template, hierarchy }: PromptTemplateProps) {
  const id = useId();
  const parts = useMemo(() => promptParts(template), [template]);
  const variables = useMemo(() => promptVariables(parts, hierarchy), [parts, hierarchy]);
  const { values, filled: written, write, clear } = useWritten(of);
  const desk = useRef<HTMLElement>(null);
  const { copied, copy } = useCopy();
  const text = filledPrompt(parts, values);
  const open = variables.filter(({ name }) => !values[name]?.trim());

  return (
    <section ref={desk} aria-labelledby={id} tabIndex={-1} className={css.desk}>
      <Label as="h2" id={id}>
        AI Prompt Template
      </Label>
      <Row between>
        <p className={css.count}>
          {variables.length > 0 &&
            `${variables.length - open.length} of ${variables.length} filled in. Leave names and health out.`}
        </p>
        <Button
          size="small"
          icon={copied ? Check : Copy}
          className={css.copy}
          onClick={() => void copy(text)}
        >
          {copied ? 'Copied' : 'Copy the prompt'}
        </Button>
      </Row>
      {variables.length > 0 && (
        <div className={css.fields}>
          {variables.map(({ name, label, hint }) => (
            <TextArea
              key={name}
              label={label}
              hint={hint}
              rows={1}
              className={css.field}
              value={values[name] ?? ''}
              onChange={(event) => write({ [name]: event.currentTarget.value })}
            />
          ))}
          <div className={css.clear}>
            <ClearWritten filled={written} onClear={clear} focusElse={desk} />
          </div>
        </div>
      )}
      <div className={css.result}>
        <OpenElsewhere text={text} open={open.map(({ label }) => label)} copy={copy} />
        <pre className={css.prompt}>
          {parts.map((part, index) => (
            <Part key={index} of={part} values={values} />
          ))}
        </pre>
      </div>
    </section>
  );
}

function Part({ of: part, values }: { of: PromptPart; values: WrittenFields }) {
  if ('text' in part) return part.text;
  const value = values[part.variable]?.trim();
  return <mark className={value ? css.filled : css.open}>{value || `{{${part.variable}}}`}</mark>;
}
