import { numbered } from '../phrases.ts';

interface Step {
  minutes: number;
  text: string;
}

/** In less time than this a step is not worth having. */
const LEAST = 2;
/** From here on nobody plans by single minutes. */
const ROUND_FROM = 90;
const LENGTHS = [60, 45, 30, 25, 20, 15, 10];

export function totalOf(agenda: readonly string[]): number {
  return stepsOf(agenda).reduce((sum, { minutes }) => sum + minutes, 0);
}

/** The next shorter length that one might have. */
export function shorterThan(minutes: number): number {
  return LENGTHS.find((length) => length <= minutes * 0.7) ?? 10;
}

/** The agenda in as many minutes as there are; what would get no time is left out, but never the first or the last step. */
export function agendaText(agenda: readonly string[], wanted = totalOf(agenda)): string {
  const steps = fitted(stepsOf(agenda), wanted);
  return [
    `**Agenda, ${wanted} minutes**`,
    numbered(steps.map(({ minutes, text }) => `${minutes} min: ${text}`)),
  ].join('\n\n');
}

function stepsOf(agenda: readonly string[]): Step[] {
  return agenda.map((line) => {
    const [, minutes = '0', text = line] = /^(\d+) min: (.*)$/s.exec(line) ?? [];
    return { minutes: Number(minutes), text };
  });
}

function fitted(all: Step[], wanted: number): Step[] {
  const total = all.reduce((sum, { minutes }) => sum + minutes, 0);
  if (total === wanted || total === 0) return all;
  let steps = all;
  while (steps.length > LEAST_STEPS && scaled(steps, wanted).some(({ minutes }) => minutes < LEAST))
    steps = withoutShortest(steps);
  return scaled(steps, wanted);
}

const LEAST_STEPS = 3;

function withoutShortest(steps: Step[]): Step[] {
  const inner = steps.slice(1, -1);
  const shortest = inner.reduce((one, other) => (other.minutes < one.minutes ? other : one));
  return steps.filter((step) => step !== shortest);
}

/** The longest step takes up what rounding leaves. */
export function scaled(steps: Step[], wanted: number): Step[] {
  const total = steps.reduce((sum, { minutes }) => sum + minutes, 0);
  const unit = wanted >= ROUND_FROM ? 5 : 1;
  const rough = steps.map(({ minutes, text }) => ({
    text,
    minutes: Math.max(1, Math.round((minutes * wanted) / total / unit) * unit),
  }));
  const rest = wanted - rough.reduce((sum, { minutes }) => sum + minutes, 0);
  const longest = rough.reduce((one, other) => (other.minutes > one.minutes ? other : one));
  return rough.map((step) => (step === longest ? { ...step, minutes: step.minutes + rest } : step));
}
