import type { Archetype, IcpiResult } from '@coachlab/contracts';
import { Page } from '@coachlab/ui';
import { ResultWorkshops } from '../joining/result-workshops.tsx';
import { Comparison } from './comparison.tsx';
import { Plan } from './plan.tsx';
import { ResultActs } from './result-acts.tsx';
import { ResultHead } from './result-head.tsx';
import { Scores } from './scores.tsx';
import css from './result-view.module.css';

interface ResultViewProps {
  result: IcpiResult;
  /** `undefined` when this release does not know it: then there are scores and no plan. */
  archetype: Archetype | undefined;
  /** Within the error of measurement it could be this one. */
  near: Archetype | undefined;
}

export function ResultView({ result, archetype, near }: ResultViewProps) {
  return (
    <div className={css.result}>
      <Page>
        <ResultHead result={result} archetype={archetype} near={near} />
        <Scores result={result} />
        {archetype ? <Plan result={result} archetype={archetype} /> : <ResultActs result={result} />}
        <Comparison result={result} />
        <ResultWorkshops result={result} />
      </Page>
    </div>
  );
}
