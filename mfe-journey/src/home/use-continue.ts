import {
  coachingProfile,
  completedItems,
  journeyMode,
  journeyPath,
  timeFilterFor,
  type Unfinished,
  useStored,
} from '@coachlab/learner';
import { useHref, useQuery } from '@coachlab/remote-kit';
import { artifactMetadata } from '../api/artifact-metadata.ts';
import { allCards } from '../api/artifacts.ts';
import { certifications } from '../api/certifications.ts';
import { personas } from '../api/personas.ts';
import { href } from '../shared/addresses.ts';
import { knownPersona } from '../shared/known-persona.ts';
import { useBegun } from './use-begun.ts';

export interface Next {
  focus: string;
  to: string;
}

/** Where the visitor stopped: what stands half-finished, else the next step of the path. */
export function useContinue(): Next | undefined {
  const hrefOf = useHref();
  const { begun, unfinished } = useBegun();
  const module = useModule(unfinished);
  const step = useNextStep(begun && !unfinished);
  switch (unfinished?.kind) {
    case 'icpi':
      return nextAt(hrefOf('icpi-assessment'), 'your ICPI');
    case 'intake':
      return { focus: 'your intake quiz', to: href.intakeQuiz() };
    case 'module':
      return module;
    default:
      return step;
  }
}

function useModule(unfinished: Unfinished | undefined): Next | undefined {
  const course = unfinished?.kind === 'module' ? unfinished : undefined;
  const hrefOf = useHref();
  const { data, isError } = useQuery({ ...certifications, enabled: course !== undefined });
  if (!course || (!data && !isError)) return undefined;
  const title = data
    ?.find(({ id }) => id === course.certificationId)
    ?.modules.find(({ id }) => id === course.moduleId)?.title;
  return nextAt(hrefOf('certification', { id: course.certificationId }), title ?? 'your certification');
}

/** Today's Focus of /journey; without a profile the path that everybody is on. */
function useNextStep(wanted: boolean): Next | undefined {
  const hrefOf = useHref();
  const profile = useStored(coachingProfile);
  const completed = useStored(completedItems);
  const mode = useStored(journeyMode);
  const cards = useQuery({ ...allCards, enabled: wanted });
  const metadata = useQuery({ ...artifactMetadata, enabled: wanted });
  const people = useQuery({ ...personas, enabled: wanted });
  if (!wanted || !cards.data || !metadata.data || !people.data) return undefined;
  const persona = profile?.persona ?? '';
  const { focus } = journeyPath({
    // Without a persona nothing is weighed, and what is done would stay where it stands.
    artifacts: cards.data.filter(({ id }) => !completed.includes(id)),
    metadata: metadata.data.metadata,
    persona,
    weights: knownPersona(people.data, persona)?.weights,
    completed,
    mode,
    time: timeFilterFor(profile?.time ?? ''),
  });
  return focus && nextAt(hrefOf('artifact', { id: focus.artifact.id }), focus.artifact.title);
}

/** Nothing to continue where no section has that page. */
function nextAt(to: string | undefined, focus: string): Next | undefined {
  return to === undefined ? undefined : { focus, to };
}
