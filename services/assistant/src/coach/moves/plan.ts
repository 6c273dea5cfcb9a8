import { frameworkPlan } from '../forms/framework-plan.ts';
import { namedItem } from '../names.ts';
import type { Move } from '../turn.ts';

const ASKS =
  /\b(?:template|agenda|plan|outline|structure|running order|format|timing|schedule|vorlage|ablauf|agenda|modèle|plantilla)\b/i;
/** A talk of which no length is told. */
const USUAL_MINUTES = 30;
const MOST_STEPS = 8;

/** “GROW template for a 20 min 1:1”: a framework that is named, as a plan in as many minutes as there are. */
export const plan: Move = ({ message, request, catalogue }) => {
  if (!ASKS.test(message)) return undefined;
  const frameworks = catalogue.items.filter(({ category }) => category === 'framework');
  const named = namedItem(message, frameworks);
  const steps = named?.hierarchy?.length ?? 0;
  if (!named || steps < 2 || steps > MOST_STEPS) return undefined;
  const { metadata } = catalogue;
  return {
    text: frameworkPlan(named, request.minutes ?? metadata[named.id]?.time_minutes ?? USUAL_MINUTES),
    cites: [named.id],
    buttons: [{ label: 'Walk me through it', says: `walk me through ${named.title}` }],
  };
};
