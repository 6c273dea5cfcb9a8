import { Certification } from '@catalog/artifact/certification';
import { Enrichment } from '@catalog/artifact/enrichment';
import { InfoSection } from '@catalog/artifact/info-section';
import css from '@catalog/artifact/info.module.css';
import { Source } from '@catalog/artifact/source';
import structure from '@catalog/artifact/structure.module.css';
import type { Artifact } from '@coachlab/contracts';
import { Link } from '@coachlab/remote-kit';
import { cx, LinkButton, List, Prose, Quote, Row, Stack } from '@coachlab/ui';

interface InfoProps {
  artifact: Artifact;
  titleOf: (id: string) => string;
}

/** Everything the catalogue knows of an artifact; none of it needs a script. A template's parts are read here, not filled in. */
export function Info({ artifact, titleOf }: InfoProps) {
  const { category, description, purpose, enrichment, accreditation } = artifact;
  const { outcomes = [], examples = [], exercises = [], quotes = [], relatedArtifacts = [] } = artifact;
  const { authors = [], sources = [], furtherReading = [] } = artifact;
  const isTemplate = category === 'template';
  return (
    <div className={isTemplate ? css.template : undefined}>
      {isTemplate && <Structure of={artifact} />}
      {description && (
        <InfoSection title="Description">
          <p className={css.lines}>{description}</p>
        </InfoSection>
      )}
      {purpose && (
        <InfoSection title="Purpose">
          <p className={css.lines}>{purpose}</p>
        </InfoSection>
      )}
      {enrichment && <Enrichment of={enrichment} />}
      {outcomes.length > 0 && (
        <InfoSection title="Expected Outcomes">
          <List kind="dash" items={outcomes} />
        </InfoSection>
      )}
      {!isTemplate && <Structure of={artifact} />}
      {examples.length > 0 && (
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
      {exercises.length > 0 && (
        <InfoSection title="Exercises">
          <List kind="numbered" items={exercises} />
        </InfoSection>
      )}
      {quotes.length > 0 && (
        <InfoSection title="Quotes">
          <Stack gap={5}>
            {quotes
              .map((quote) => (typeof quote === 'string' ? { text: quote, attribution: null } : quote))
              .map(({ text, attribution }) => (
                <Quote key={text} by={attribution}>
                  {text}
                </Quote>
              ))}
          </Stack>
        </InfoSection>
      )}
      {accreditation && <Certification of={accreditation} />}
      {relatedArtifacts.length > 0 && (
        <InfoSection title="Related Artifacts" className={css.onScreen}>
          <Row>
            {relatedArtifacts.map((id) => (
              <LinkButton key={id} size="small" link={<Link to={`/artifact/${id}`} />}>
                {titleOf(id)}
              </LinkButton>
            ))}
          </Row>
        </InfoSection>
      )}
      {authors.length > 0 && (
        <InfoSection title="Authors">
          <p className={css.small}>{authors.join(', ')}</p>
        </InfoSection>
      )}
      {sources.length > 0 && <Works title="Sources and References" works={sources} />}
      {furtherReading.length > 0 && <Works title="Further Reading" works={furtherReading} />}
    </div>
  );
}

function Structure({ of: { hierarchy: parts = [], category } }: { of: Artifact }) {
  if (parts.length === 0) return null;
  const isForm = category === 'template';
  return (
    <InfoSection title="Content Structure" className={isForm ? css.form : undefined}>
      <dl className={cx(structure.parts, isForm && structure.form)}>
        {parts.map(({ title, description }, index) => (
          <div key={index} className={structure.part}>
            <dt>{title}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </InfoSection>
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
