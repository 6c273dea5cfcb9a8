import { coachingProfile, completedItems, journeyMode, nextArtifact, useStored } from '@coachlab/learner';
import { Link, useQuery } from '@coachlab/remote-kit';
import { LinkButton, Panel } from '@coachlab/ui';
import { artifactMetadata } from '../api/artifact-metadata.ts';
import { artifactTitles } from '../api/artifact-titles.ts';
import { personas } from '../api/personas.ts';
import { levelAndTime } from '../cards/level-and-time.ts';
import { href } from '../shared/addresses.ts';
import css from './artifact.module.css';

/** The recommended next artifact: only once this one is complete and a coaching profile exists. */
export function NextCard({ id }: { id: string }) {
  const profile = useStored(coachingProfile);
  const completed = useStored(completedItems);
  const mode = useStored(journeyMode);
  const wanted = profile !== null && completed.includes(id);
  const titles = useQuery({ ...artifactTitles, enabled: wanted });
  const all = useQuery({ ...artifactMetadata, enabled: wanted });
  const people = useQuery({ ...personas, enabled: wanted });
  // Without metadata, what is next by the order of the catalogue.
  if (!profile || !titles.data || !people.data || all.isPending) return null;

  const metadata = all.data?.metadata ?? {};
  const known = people.data.personas;
  const next = nextArtifact({
    currentId: id,
    artifacts: titles.data,
    metadata,
    weights: Object.hasOwn(known, profile.persona) ? known[profile.persona]?.weights : undefined,
    completed,
    mode,
    hasProfile: true,
  });
  if (!next) return null;
  const facts = metadata[next.artifact.id];
  const persona = Object.hasOwn(known, profile.persona) ? known[profile.persona]?.name : undefined;
  return (
    <Panel
      label={next.heading}
      title={next.artifact.title}
      level={2}
      className={css.card}
      act={
        <LinkButton
          leaves
          link={<Link to={href.artifact(next.artifact.id)} />}
          aria-label={`Continue: ${next.artifact.title}`}
        >
          Continue
        </LinkButton>
      }
    >
      <p>
        {mode === 'guided' ? `You are ${next.line}.` : next.line}
        {facts && ` ${levelAndTime(facts)}`}
      </p>
      {persona && (
        <p>{`Of what you have not done ${mode === 'guided' ? 'at your level' : 'yet'}, it suits the ${persona} best.`}</p>
      )}
    </Panel>
  );
}
