import { FIXED_FIGURES } from '@coachlab/contracts';
import { Figure, Row } from '@coachlab/ui';
import { GuessedAndTested } from '@journey/home/guessed-and-tested';
import css from '@journey/home/hero.module.css';
import { ChallengeButton, StartButton } from './hero-buttons';

export function Hero() {
  return (
    <section className={css.hero}>
      <div className={css.copy}>
        <h1>Where coaching gets tested, not&nbsp;guessed.</h1>
        <p className={css.lead}>
          {FIXED_FIGURES.artifacts} coaching tools for managers and coaches: frameworks, templates,
          assessments and prompts. Try one in your next conversation, write down what happened, keep what
          works.
        </p>
        <Row>
          <StartButton />
          <ChallengeButton />
        </Row>
      </div>
      <Figure number={1} caption="The same ten conversations, before and after someone wrote them down.">
        <GuessedAndTested />
      </Figure>
    </section>
  );
}
