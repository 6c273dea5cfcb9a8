import type { Artifact, ArtifactMetadata } from '@coachlab/contracts';
import { MODE_LABELS } from '@coachlab/learner';
import { Link } from '@coachlab/remote-kit';
import { HELP_PAGE } from '@coachlab/safety';
import { Block, Facts, List, TagList } from '@coachlab/ui';
import css from './artifact.module.css';

/** Subjects in which a talk can turn out to be about more than work. */
const NEAR_DANGER = new Set(['wellbeing', 'boundaries', 'referral', 'feelings', 'safety', 'burnout']);

interface AsideProps {
  artifact: Artifact;
  metadata: ArtifactMetadata | undefined;
}

/** Short facts beside the text; on a phone below it. */
export function Aside({ artifact, metadata }: AsideProps) {
  const { duration, difficulty, targetAudience = [], tags = [] } = artifact;
  const facts = [
    { term: 'Duration', value: duration },
    { term: 'Difficulty', value: difficulty },
    { term: 'Mode', value: metadata && MODE_LABELS[metadata.mode] },
  ].filter(({ value }) => value);
  return (
    <aside className={css.aside} aria-label="About this artifact">
      {facts.length > 0 && <Facts items={facts} />}
      {targetAudience.length > 0 && (
        <Block label="Target Audience" as="h2">
          <List kind="dash" items={targetAudience} className={css.small} />
        </Block>
      )}
      {tags.some((tag) => NEAR_DANGER.has(tag)) && (
        <Block label="If it is about more than work" as="h2">
          <p className={css.small}>
            Somebody's life, health or safety comes first:{' '}
            <Link to={HELP_PAGE}>who to call, what to say</Link>.
          </p>
        </Block>
      )}
      {tags.length > 0 && (
        <Block label="Tags" as="h2">
          <TagList tags={tags} max={Infinity} />
        </Block>
      )}
    </aside>
  );
}
