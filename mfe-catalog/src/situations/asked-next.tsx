import type { FaqEntry } from '@coachlab/contracts';
import css from './situations.module.css';

/** What managers ask next: each question opens without a script, has an address of its own, and is printed open. */
export function AskedNext({ faq }: { faq: readonly FaqEntry[] }) {
  return (
    <div className={css.text}>
      {faq.map(({ question, answer }) => (
        <details key={question} className={css.part}>
          <summary>
            <h3>{question}</h3>
          </summary>
          {/* Inside, so that its address opens it. */}
          <p id={anchorOf(question)} className={css.inPart}>
            {answer}
          </p>
        </details>
      ))}
    </div>
  );
}

/** The part of an address that leads to a question: its words. */
function anchorOf(question: string): string {
  return question
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
