import type { Situation } from '@coachlab/contracts';

/** Who a situation is with, seen from the visitor. */
export type Role = 'boss' | 'peer' | 'report' | 'client' | 'team' | 'self';

export const ROLES: Readonly<
  Record<Role, { named: RegExp; say: string; shown: string; title: RegExp | undefined }>
> = {
  boss: {
    named:
      /\b(?:my|the|our) (?:(?:own|new|old|line|area|regional|district|general) ){0,2}(?:boss|manager|supervisor|director|ceo|superior|head)\b|\bmy boss'?s?\b/i,
    say: 'my boss',
    shown: 'your boss',
    title: /\bmy boss\b|\bboss\b/i,
  },
  peer: {
    named: /\b(?:a|my|the) (?:colleague|peer|co-?worker|fellow manager|other manager)s?\b/i,
    say: 'a colleague who does not report to me',
    shown: 'a colleague on your own level',
    title: /\bcolleague\b|\bpeer\b|\banother team's manager\b/i,
  },
  report: {
    named:
      /\b(?:my|a|the) (?:direct )?(?:report|employee|subordinate|team member)s?\b|\bsomeone who reports to me\b|\b(?:(?:an?|one|some(?:one|body))(?: \w+){0,3}|guy|lad|man|woman|girl|person|member) (?:in|on|of|from) my (?:team|crew|shift|group|department|staff)\b/i,
    say: 'someone on my team',
    shown: 'somebody who reports to you',
    title: /\bsomeone\b|\bthey\b|\bone of my people\b|\btheir\b/i,
  },
  client: {
    named: /\b(?:my|a|the) (?:(?:coaching|private|paying|own) ){0,2}(?:client|customer|coachee|sponsor)s?\b/i,
    say: 'my coaching client',
    shown: 'a client',
    title: /\bcoach(?:ing|ee)?\b|\bsponsor\b/i,
  },
  team: {
    named: /\b(?:my|the|our) (?:whole )?(?:team|group|department)\b|\ball of them\b|\beverybody\b/i,
    say: 'my whole team',
    shown: 'the whole team',
    title: /\bteam\b|\bnobody\b|\bpeople\b/i,
  },
  self: {
    named:
      /\b(?:it'?s|that'?s|it was|that was|about|is|not (?:him|her|them|you),?) (?:me|myself)\b|\bi(?:'?m| was) the one\b|^\W*(?:no\W+)?me\b|\bmyself\b|\bi (?:do|did|am|was)\b/i,
    say: 'I myself my own',
    shown: 'yourself',
    title:
      /\bmyself\b|\bI (?:am|feel|have|cannot|avoid|miss|think I|lost|want|do not|was|owe|run out|keep)\b|\bmy own\b/,
  },
};

/** Slugs say it where titles do not. */
const OWN = /(?:^|-)(?:own|myself|my)(?:-|$)|^i-|imposter|passed-over-myself/;

export function isRole({ title, slug }: Situation, role: Role): boolean {
  if (role === 'self' && OWN.test(slug)) return true;
  return ROLES[role].title?.test(title) ?? false;
}

/** Who it is with, when it is told. */
export function roleOf(situation: Situation): Role | undefined {
  return (Object.keys(ROLES) as Role[]).find((role) => isRole(situation, role));
}

const SWAPS: Readonly<Record<string, string>> = {
  'my boss': 'my report',
  'my manager': 'my report',
  'my report': 'my boss',
  'my employee': 'my boss',
  he: 'I',
  she: 'I',
  they: 'I',
  someone: 'I',
  somebody: 'I',
  him: 'me',
  her: 'me',
  them: 'me',
  i: 'he',
  me: 'him',
};
const SWAPPED = new RegExp(String.raw`\b(?:${Object.keys(SWAPS).join('|')})\b`, 'gi');

/** The story told from the other side. */
export function swapped(story: string): string {
  return story.replace(SWAPPED, (said) => SWAPS[said.toLowerCase()]!);
}

/** Whoever acts comes first; who is only said to be there does not count before. */
const ACTS: readonly [Role, RegExp][] = [
  ['boss', ROLES.boss.named],
  ['client', /\b(?:clients?|customers?|guests?|patients?|parents?|suppliers?|vendors?|contractors?)\b/i],
  [
    'peer',
    /\b(?:colleagues?|peers?|co-?workers?|other (?:team|department|manager)|another (?:team|department|manager)|neighbou?r(?:ing)? team|team lead(?:er)? (?:of|from|next)|marketing|sales|finance|hr|it department)\b/i,
  ],
  [
    'report',
    /\b(?:employee|report|assistant|deputy|apprentice|intern|trainee|cleaner|new hire|one of (?:my|our) \w+)\b/i,
  ],
  ['team', ROLES.team.named],
  ['report', /\b(?:he|she|they|him|her|someone|somebody)\b/i],
];

/** With whom a matter is that somebody tells; the visitor's own when nobody else has a part in it. */
export function whoIsMeant(message: string): Role {
  return ACTS.find(([, named]) => named.test(message))?.[0] ?? 'self';
}
