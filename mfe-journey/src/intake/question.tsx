import { type IntakeAnswers, toggleConstraint } from '@coachlab/learner';
import { CheckRows, ChoiceRows, RangeField } from '@coachlab/ui';
import type { AskedQuestion } from './questions.ts';

interface QuestionProps {
  question: AskedQuestion;
  answers: Partial<IntakeAnswers>;
  onAnswer: (answer: Partial<IntakeAnswers>) => void;
}

/** The answers of one question: large rows, or the scale. The page's heading asks it. */
export function Question({ question: { rule, text, hint, options = [] }, answers, onAnswer }: QuestionProps) {
  if (rule.kind === 'scale') {
    const value = answers.confidence ?? rule.default;
    return (
      <RangeField
        label={text}
        hideLabel
        hint={hint}
        min={rule.min}
        max={rule.max}
        step={rule.step}
        value={value}
        valueText={`${value} of ${rule.max}`}
        onChange={(event) => onAnswer({ confidence: Number(event.target.value) })}
      />
    );
  }
  if (rule.kind === 'multiple') {
    const chosen = answers.constraints ?? [];
    return (
      <CheckRows
        legend={text}
        hideLegend
        options={options}
        value={chosen}
        onChange={(_, pressed) => onAnswer({ constraints: toggleConstraint(chosen, pressed) })}
      />
    );
  }
  return (
    <ChoiceRows
      key={rule.id}
      legend={text}
      hideLegend
      options={options}
      value={answers[rule.id] ?? null}
      onChange={(value) => onAnswer({ [rule.id]: value })}
    />
  );
}
