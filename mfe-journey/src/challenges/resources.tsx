import type { ArtifactTitle, Challenge } from '@coachlab/contracts';
import { Link, RouteLink } from '@coachlab/remote-kit';
import { BadgeLink, Label, LinkButton } from '@coachlab/ui';
import { badgeText } from './badge-text.ts';
import css from './challenges.module.css';

interface ResourcesProps {
  of: Challenge;
  /** Until they are there, and where they do not come, the badges stand alone. */
  titles: readonly ArtifactTitle[] | undefined;
  /** A link was followed. */
  onFollow: () => void;
}

export function Resources({ of: { recommendedArtifacts, quickAction }, titles, onFollow }: ResourcesProps) {
  const others = recommendedArtifacts.slice(1);
  return (
    <section className={css.resources} aria-labelledby="challenge-resources">
      <h3 id="challenge-resources">Recommended Resources</h3>
      <div className={css.part}>
        <Label as="h4">Quick Start</Label>
        <LinkButton variant="primary" leaves link={<Link to={quickAction.href} onClick={onFollow} />}>
          {quickAction.label}
        </LinkButton>
      </div>
      {others.length > 0 && (
        <div className={css.part}>
          <Label as="h4">Also Helpful</Label>
          <ul className={css.others}>
            {others.map((id) => (
              <li key={id}>
                <span>{titles?.find((artifact) => artifact.id === id)?.title}</span>
                <BadgeLink link={<RouteLink route="artifact" params={{ id }} onClick={onFollow} />}>
                  {badgeText(id)}
                </BadgeLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={css.tip}>
        <b>Pro Tip:</b> open the AI Assistant at top right and practise this scenario before you meet it.
      </p>
    </section>
  );
}
