import { type Archetype, ICPI_ERROR } from '@coachlab/contracts';

interface BetweenTwoProps {
  archetype: Archetype;
  near: Archetype;
}

/** Why two are named, and which of them the rest of the page is about. */
export function BetweenTwo({ archetype, near }: BetweenTwoProps) {
  return (
    <p>
      Your answers fit {archetype.name} best, but a change of {ICPI_ERROR.dimension} points or less in one
      score would make it {near.name} (“{near.subtitle}”). That is within the error of measurement. The
      description and the plan on this page are for {archetype.name}.
    </p>
  );
}
