import type { Artifact } from '@coachlab/contracts';
import type { InteractiveId } from '@catalog/shared/interactive';
import { PlanBuilder } from './plan-builder';
import { RoiCalculator } from './roi-calculator';
import { StyleQuiz } from './style-quiz';
import { Walkthrough } from './walkthrough';

/** What can be done with one of the seven; the browser gets the code of that one. */
export function Interactive({ id, artifact: { hierarchy = [] } }: { id: InteractiveId; artifact: Artifact }) {
  switch (id) {
    case 'assessment-coaching-style':
      return <StyleQuiz hierarchy={hierarchy} />;
    case 'tool-roi-calculator':
      return <RoiCalculator id={id} />;
    case 'tool-plan-builder':
      return <PlanBuilder />;
    case 'framework-act-coaching':
    case 'framework-grow':
    case 'framework-clear':
    case 'framework-oskar':
      return <Walkthrough id={id} hierarchy={hierarchy} />;
  }
}
