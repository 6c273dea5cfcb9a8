import { PageHead, useNavigate } from '@coachlab/remote-kit';
import { Button, Meter, Page, Row } from '@coachlab/ui';
import css from '../intake/intake.module.css';
import { Question } from '../intake/question.tsx';
import { QUESTIONS } from '../intake/questions.ts';
import { Unfinished } from '../intake/unfinished.tsx';
import { useIntake } from '../intake/use-intake.ts';
import { href } from '../shared/addresses.ts';
import { useStepFocus } from '../shared/use-step-focus.ts';

export function Component() {
  const navigate = useNavigate();
  const intake = useIntake(() => void navigate(href.quickstart()));
  const { question, position, answers, isLast, unfinished } = intake;
  const heading = useStepFocus(position);
  const number = position + 1;

  return (
    <Page narrow>
      <PageHead
        title="Intake quiz"
        description="Seven questions, 90 seconds: where to start, and in what order."
        noindex
      />
      <link rel="next" href={href.quickstart()} />
      <div className={css.quiz}>
        <div className={css.progress}>
          <p>
            <span>
              Question {number} of {QUESTIONS.length}
            </span>
            <span>90 seconds</span>
          </p>
          <Meter value={(number / QUESTIONS.length) * 100} />
        </div>
        {unfinished ? (
          <Unfinished
            position={unfinished.position}
            onResume={intake.resume}
            onStartOver={intake.startOver}
          />
        ) : (
          <form
            className={css.form}
            onSubmit={(event) => {
              event.preventDefault();
              if (intake.canContinue) intake.next();
            }}
          >
            <h1 ref={heading} tabIndex={-1} className={css.question}>
              {question.text}
            </h1>
            {question.hint && question.rule.kind !== 'scale' && <p className={css.hint}>{question.hint}</p>}
            <Question question={question} answers={answers} onAnswer={intake.answer} />
            <Row between className={css.acts}>
              <Button disabled={position === 0} onClick={intake.back}>
                Back
              </Button>
              <Button type="submit" variant="primary" leaves={isLast} disabled={!intake.canContinue}>
                {isLast ? 'Start My Journey' : 'Next'}
              </Button>
            </Row>
          </form>
        )}
      </div>
    </Page>
  );
}
