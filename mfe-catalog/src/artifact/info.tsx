import type { Artifact } from '@coachlab/contracts';
import { Link } from '@coachlab/remote-kit';
import { LinkButton, List, Prose, Quote, Row, Stack } from '@coachlab/ui';
import { href } from '../shared/addresses.ts';
import { Certification } from './certification.tsx';
import { Enrichment } from './enrichment.tsx';
import { InfoSection } from './info-section.tsx';
import css from './info.module.css';
import { Source } from './source.tsx';
import { Structure } from './structure.tsx';

interface InfoProps {
  artifact: Artifact;
  titleOf: (id: string) => string;
}

/** Everything the catalogue knows of an artifact; each part only when it is there. A template's form stands first. */
export function Info({ artifact, titleOf }: InfoProps) {
  const {
    enrichment,
    examples,
    exercises,
    relatedArtifacts,
    quotes,
    outcomes,
    authors,
    sources,
    furtherReading,
  } = artifact;
  const form = <Structure artifact={artifact} />;
  const isTemplate = artifact.category === 'template';
  return (
    <div className={isTemplate ? css.template : undefined}>
      {isTemplate && form}
      {artifact.description && (
        <InfoSection title="Description">
          <p className={css.lines}>{artifact.description}</p>
        </InfoSection>
      )}
      {artifact.purpose && (
        <InfoSection title="Purpose">
          <p className={css.lines}>{artifact.purpose}</p>
        </InfoSection>
      )}
      {enrichment && <Enrichment of={enrichment} />}
      {isFilled(outcomes) && (
        <InfoSection title="Expected Outcomes">
          <List kind="dash" items={outcomes} />
        </InfoSection>
      )}
      {!isTemplate && form}
      {isFilled(examples) && (
        <InfoSection title="Examples">
          <Prose>
            {examples.map((example) => (
              <p key={example} className={css.lines}>
                {example}
              </p>
            ))}
          </Prose>
        </InfoSection>
      )}
      {isFilled(exercises) && (
        <InfoSection title="Exercises">
          <List kind="numbered" items={exercises} />
        </InfoSection>
      )}
      {isFilled(quotes) && (
        <InfoSection title="Quotes">
          <Stack gap={5}>
            {quotes.map((quote) => {
              const { text, attribution } =
                typeof quote === 'string' ? { text: quote, attribution: null } : quote;
              return (
                <Quote key={text} by={attribution}>
                  {text}
                </Quote>
              );
            })}
          </Stack>
        </InfoSection>
      )}
      {artifact.accreditation && <Certification of={artifact.accreditation} />}
      {isFilled(relatedArtifacts) && (
        <InfoSection title="Related Artifacts" className={css.onScreen}>
          <Row>
            {relatedArtifacts.map((id) => (
              <LinkButton key={id} size="small" link={<Link to={href.artifact(id)} />}>
                {titleOf(id)}
              </LinkButton>
            ))}
          </Row>
        </InfoSection>
      )}
      {isFilled(authors) && (
        <InfoSection title="Authors">
          <p className={css.small}>{authors.join(', ')}</p>
        </InfoSection>
      )}
      {isFilled(sources) && <Works title="Sources and References" works={sources} />}
      {isFilled(furtherReading) && <Works title="Further Reading" works={furtherReading} />}
    </div>
  );
}

function Works({ title, works }: { title: string; works: readonly string[] }) {
  return (
    <InfoSection title={title}>
      <ul className={css.sources}>
        {works.map((work) => (
          <li key={work}>
            <Source>{work}</Source>
          </li>
        ))}
      </ul>
    </InfoSection>
  );
}

function isFilled<T>(list: readonly T[] | undefined): list is readonly T[] {
  return list !== undefined && list.length > 0;
}
