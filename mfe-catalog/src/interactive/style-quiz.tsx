import type { HierarchyNode } from '@coachlab/contracts';
import { type CoachingStyle, styleProgress } from '@coachlab/learner';
import { Button, ChoiceRows, Meter, Row, Stack } from '@coachlab/ui';
import { useState } from 'react';
import { useFocusOn } from '../shared/use-focus-on.ts';
import css from './style-quiz.module.css';
import { quizOf } from './quiz-of.ts';
import { StyleResult } from './style-result.tsx';

/** Five situations, one at a time; the style chosen most often is the result. */
export function StyleQuiz({ hierarchy }: { hierarchy: readonly HierarchyNode[] }) {
  const questions = quizOf(hierarchy);
  const [position, setPosition] = useState(0);
  const [answers, setAnswers] = useState<readonly (CoachingStyle | null)[]>([]);
  const heading = useFocusOn<HTMLHeadingElement>(position);

  const restart = () => {
    setPosition(0);
    setAnswers([]);
  };
  const question = questions[position];
  if (!question)
    return (
      <StyleResult heading={heading} chosen={answers.filter((style) => style !== null)} onRestart={restart} />
    );

  const answer = answers[position] ?? null;
  const choose = (style: CoachingStyle) =>
    setAnswers(questions.map((_, index) => (index === position ? style : (answers[index] ?? null))));
  const last = position === questions.length - 1;
  return (
    <Stack gap={5} className={css.quiz}>
      <Stack gap={3}>
        <h2 ref={heading} tabIndex={-1} className={css.count}>
          Question {position + 1} of {questions.length}
        </h2>
        <Meter value={styleProgress(position + 1)} label="Quiz progress" />
      </Stack>
      <ChoiceRows
        key={position}
        legend={<span className={css.question}>{question.text}</span>}
        options={question.options}
        value={answer}
        onChange={choose}
      />
      <Row between>
        <Button disabled={position === 0} onClick={() => setPosition(position - 1)}>
          Previous
        </Button>
        <Button variant="primary" disabled={!answer} onClick={() => setPosition(position + 1)}>
          {last ? 'See Results' : 'Next'}
        </Button>
      </Row>
    </Stack>
  );
}
