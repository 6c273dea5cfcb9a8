import type { Artifact, ArtifactMetadata } from '@coachlab/contracts';
import { MODE_LABELS } from '@coachlab/learner';
import { Block, Facts, List, TagList } from '@coachlab/ui';
import css from './artifact.module.css';

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
      {tags.length > 0 && (
        <Block label="Tags" as="h2">
          <TagList tags={tags} max={Infinity} />
        </Block>
      )}
    </aside>
  );
}
