import type { Archetype, IcpiResult } from '@coachlab/contracts';
import { Page } from '@coachlab/ui';
import { Plan } from './plan.tsx';
import { ResultHead } from './result-head.tsx';
import { Scores } from './scores.tsx';
import css from './result-view.module.css';

interface ResultViewProps {
  result: IcpiResult;
  archetype: Archetype;
}

export function ResultView({ result, archetype }: ResultViewProps) {
  return (
    <div className={css.result}>
      <Page>
        <ResultHead result={result} archetype={archetype} />
        <Scores result={result} />
        <Plan result={result} archetype={archetype} />
      </Page>
    </div>
  );
}
