import type { HierarchyNode } from '@coachlab/contracts';
import { Button, Row, Stack, TextArea } from '@coachlab/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useMemo, useState } from 'react';
import { useCopy } from '../shared/use-copy.ts';
import css from './prompt-template.module.css';
import { filledPrompt, type PromptPart, promptParts, promptVariables } from './prompt-parts.ts';

interface PromptTemplateProps {
  template: string;
  hierarchy: readonly HierarchyNode[];
}

/** The whole prompt, a field for each of its variables, and what both make together. */
export function PromptTemplate({ template, hierarchy }: PromptTemplateProps) {
  const parts = useMemo(() => promptParts(template), [template]);
  const variables = useMemo(() => promptVariables(parts, hierarchy), [parts, hierarchy]);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const { copied, copy } = useCopy();
  const filled = variables.filter(({ name }) => values[name]?.trim()).length;

  return (
    <Stack gap={5}>
      {variables.length > 0 && (
        <Stack gap={4} className={css.fields}>
          {variables.map(({ name, label, hint }) => (
            <TextArea
              key={name}
              label={label}
              hint={hint}
              rows={2}
              className={css.field}
              value={values[name] ?? ''}
              onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
            />
          ))}
        </Stack>
      )}
      <div>
        <Row between className={css.head}>
          <p className={css.count}>
            {variables.length > 0 &&
              `${filled} of ${variables.length} filled in. Names and health details stay out.`}
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
    </Stack>
  );
}

function Part({ of: part, values }: { of: PromptPart; values: Readonly<Record<string, string>> }) {
  if ('text' in part) return part.text;
  const value = values[part.variable]?.trim();
  return <mark className={value ? css.filled : css.open}>{value || `{{${part.variable}}}`}</mark>;
}
