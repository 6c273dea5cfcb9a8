import type { Artifact } from '@coachlab/contracts';
import type { InteractiveId } from '../shared/interactive.ts';
import { PlanBuilder } from './plan-builder.tsx';
import { RoiCalculator } from './roi-calculator.tsx';
import { StyleQuiz } from './style-quiz.tsx';
import { Walkthrough } from './walkthrough.tsx';

interface InteractiveProps {
  id: InteractiveId;
  artifact: Artifact;
}

/** What can be done with one of the seven, rather than read. */
export function Interactive({ id, artifact: { hierarchy = [] } }: InteractiveProps) {
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
