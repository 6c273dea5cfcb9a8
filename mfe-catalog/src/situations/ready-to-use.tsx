import type { SituationAnswer, SituationEmail } from '@coachlab/contracts';
import { Button, List, Stack } from '@coachlab/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import type { ReactNode } from 'react';
import { useCopy } from '../shared/use-copy.ts';
import css from './situations.module.css';

type Forms = Pick<SituationAnswer, 'email' | 'agenda' | 'checklist' | 'questions' | 'why'>;

/** An email, an agenda, a checklist and questions to take along, and the reason: each opens by itself, and all are printed. */
export function ReadyToUse({ of: { email, agenda, checklist, questions, why } }: { of: Forms }) {
  return (
    <div className={css.text}>
      {email && <Email of={email} />}
      {agenda && (
        <Part title={`Agenda, ${minutesOf(agenda)} minutes`} copied={agenda.join('\n')}>
          <List kind="numbered" items={agenda} />
        </Part>
      )}
      {checklist && (
        <Part title="Checklist" copied={checklist.map((one) => `[ ] ${one}`).join('\n')}>
          <List kind="checks" items={checklist} />
        </Part>
      )}
      {questions && (
        <Part title="Questions to ask" copied={questions.join('\n')}>
          <List kind="prompts" items={questions} />
        </Part>
      )}
      {why && (
        <Part title="Why this way" copied={why}>
          <p>{why}</p>
        </Part>
      )}
    </div>
  );
}

/** Whether a situation has any of it. */
export function hasForms({ email, agenda, checklist, questions, why }: Forms): boolean {
  return Boolean(email ?? agenda ?? checklist ?? questions ?? why);
}

function Email({ of: { to, subject, body } }: { of: SituationEmail }) {
  const written = body.replaceAll('{name}', '____').trim();
  return (
    <Part title={`An email to ${to}`} copied={`Subject: ${subject}\n\n${written}`}>
      <p>
        <strong>Subject:</strong> {subject}
      </p>
      <p className={css.letter}>{written}</p>
    </Part>
  );
}

interface PartProps {
  title: string;
  /** What is put on the clipboard. */
  copied: string;
  children: ReactNode;
}

function Part({ title, copied: text, children }: PartProps) {
  const { copied, copy } = useCopy();
  return (
    <details className={css.part}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <Stack gap={4} className={css.inPart}>
        {children}
        <div className={css.onScreen}>
          <Button
            size="small"
            icon={copied ? Check : Copy}
            aria-label={copied ? `Copied: ${title}` : `Copy: ${title}`}
            onClick={() => void copy(text)}
          >
            {copied ? 'Copied' : 'Copy'}
          </Button>
        </div>
      </Stack>
    </details>
  );
}

function minutesOf(agenda: readonly string[]): number {
  return agenda.reduce((sum, step) => sum + (Number.parseInt(step, 10) || 0), 0);
}
