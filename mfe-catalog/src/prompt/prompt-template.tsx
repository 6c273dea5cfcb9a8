import type { HierarchyNode } from '@coachlab/contracts';
import { Button, Label, Row, TextArea } from '@coachlab/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useId, useMemo, useState } from 'react';
import { useCopy } from '../shared/use-copy.ts';
import { filledPrompt, type PromptPart, promptParts, promptVariables } from './prompt-parts.ts';
import css from './prompt-template.module.css';

interface PromptTemplateProps {
  template: string;
  hierarchy: readonly HierarchyNode[];
}

type Values = Readonly<Record<string, string>>;

/** The whole prompt, a field for each of its variables beside it, and what both make together. */
export function PromptTemplate({ template, hierarchy }: PromptTemplateProps) {
  const id = useId();
  const parts = useMemo(() => promptParts(template), [template]);
  const variables = useMemo(() => promptVariables(parts, hierarchy), [parts, hierarchy]);
  const [values, setValues] = useState<Values>({});
  const { copied, copy } = useCopy();
  const filled = variables.filter(({ name }) => values[name]?.trim()).length;

  return (
    <section aria-labelledby={id} className={css.desk}>
      <div className={css.fields}>
        <Label as="h2" id={id}>
          AI Prompt Template
        </Label>
        {variables.map(({ name, label, hint }) => (
          <TextArea
            key={name}
            label={label}
            hint={hint}
            rows={1}
            className={css.field}
            value={values[name] ?? ''}
            onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
          />
        ))}
      </div>
      <div className={css.result}>
        <Row between className={css.head}>
          <p className={css.count}>
            {variables.length > 0 &&
              `${filled} of ${variables.length} filled in. Leave names and health out.`}
          </p>
          <Button
            size="small"
            icon={copied ? Check : Copy}
            className={css.copy}
            onClick={() => void copy(filledPrompt(parts, values))}
          >
            {copied ? 'Copied' : 'Copy the prompt'}
          </Button>
        </Row>
        <pre className={css.prompt}>
          {parts.map((part, index) => (
            <Part key={index} of={part} values={values} />
          ))}
        </pre>
      </div>
    </section>
  );
}

function Part({ of: part, values }: { of: PromptPart; values: Values }) {
  if ('text' in part) return part.text;
  const value = values[part.variable]?.trim();
  return <mark className={value ? css.filled : css.open}>{value || `{{${part.variable}}}`}</mark>;
}
