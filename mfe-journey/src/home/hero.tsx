import { FIXED_FIGURES } from '@coachlab/contracts';
import { Link, openSlot } from '@coachlab/remote-kit';
import { Button, Figure, LinkButton, preloadLayers, Row } from '@coachlab/ui';
import { href } from '../shared/addresses.ts';
import { useBegun } from './use-begun.ts';
import { GuessedAndTested } from './guessed-and-tested.tsx';
import css from './hero.module.css';

export function Hero() {
  const { begun } = useBegun();
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
          <LinkButton variant={begun ? 'default' : 'primary'} leaves link={<Link to={href.intakeQuiz()} />}>
            Start Your Journey
          </LinkButton>
          <Button
            aria-haspopup="dialog"
            onPointerEnter={preloadLayers}
            onFocus={preloadLayers}
            onClick={() => openSlot('challenge-dialog')}
          >
            Solve a Challenge
          </Button>
        </Row>
      </div>
      <Figure number={1} caption="The same ten conversations, before and after someone wrote them down.">
        <GuessedAndTested />
      </Figure>
    </section>
  );
}
