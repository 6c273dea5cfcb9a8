import {
  canContinue,
  coachingProfile,
  type IntakeAnswers,
  intakeDraft,
  profileFrom,
  saveDraft,
  useStored,
} from '@coachlab/learner';
import { useState } from 'react';
import { QUESTIONS } from './questions.ts';

/** Where the visitor is in the quiz. Every answer is kept, so that a reload loses none. */
export function useIntake(onFinished: () => void) {
  const [position, setPosition] = useState(0);
  const [answers, setAnswers] = useState<Partial<IntakeAnswers>>({});
  const [touched, setTouched] = useState(false);
  const draft = useStored(intakeDraft);
  const question = QUESTIONS[position]!;
  const isLast = position === QUESTIONS.length - 1;

  const keep = (at: number, given: Partial<IntakeAnswers>) => {
    setTouched(true);
    setPosition(at);
    setAnswers(given);
    saveDraft(intakeDraft, at, given);
  };

  return {
    question,
    position,
    answers,
    isLast,
    canContinue: canContinue(question.rule, answers),
    /** A quiz that was begun on an earlier visit, until the visitor has decided about it. */
    unfinished: touched ? null : draft,
    answer: (given: Partial<IntakeAnswers>) => keep(position, { ...answers, ...given }),
    back: () => keep(Math.max(0, position - 1), answers),
    next() {
      if (!isLast) return keep(position + 1, answers);
      coachingProfile.update((earlier) => profileFrom(answers, earlier));
      intakeDraft.set(null);
      onFinished();
    },
    resume() {
      if (draft) keep(Math.min(draft.position, QUESTIONS.length - 1), draft.answers);
    },
    startOver() {
      setTouched(true);
      intakeDraft.set(null);
    },
  };
}
