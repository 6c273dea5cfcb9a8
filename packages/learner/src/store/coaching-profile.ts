import type { CoachingProfile } from '../kept.ts';
import { assignPersona, DEFAULT_CONFIDENCE } from '../rules/persona.ts';
import { createStore } from './create-store.ts';
import { fieldsOf, numberOf, storedFields, textOf, textsOf } from './shapes.ts';

/** `null` = no profile. Fields of a newer release are kept when an older one writes. */
export const coachingProfile = createStore<CoachingProfile | null>({
  key: 'coaching_profile',
  empty: null,
  parse(raw) {
    const fields = fieldsOf(JSON.parse(raw));
    return fields && readProfile(fields);
  },
  format(profile, before) {
    if (!profile) return null;
    return JSON.stringify({ ...storedFields(before), ...profile });
  },
});

/** A profile has a persona, or the answers that give one; everything else may be missing. */
export function readProfile(fields: Record<string, unknown>): CoachingProfile | undefined {
  const role = textOf(fields.role) ?? '';
  const goal = textOf(fields.goal) ?? '';
  const confidence = numberOf(fields.confidence) ?? DEFAULT_CONFIDENCE;
  const persona =
    textOf(fields.persona) ?? (role || goal ? assignPersona({ role, goal, confidence }) : undefined);
  if (!persona) return undefined;
  const name = textOf(fields.name);
  return {
    role,
    goal,
    style: textOf(fields.style) ?? '',
    confidence,
    time: (textOf(fields.time) ?? '').replace(/\+$/, ''),
    constraints: textsOf(fields.constraints),
    track: textOf(fields.track) ?? '',
    persona,
    ...(name ? { name } : {}),
  };
}
