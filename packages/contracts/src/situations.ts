import type { ArtifactCard } from './artifacts.ts';

/** What a manager meets, in the order of the index; the names are those of its headings. */
export const SITUATION_THEMES = {
  'one-to-ones': 'One-to-ones',
  'giving-feedback': 'Giving feedback',
  performance: 'Performance',
  'dismissal-and-layoffs': 'Dismissal and layoffs',
  'pay-and-promotion': 'Pay and promotion',
  'workload-and-burnout': 'Workload and burnout',
  conflict: 'Conflict',
  'remote-and-hybrid': 'Remote and hybrid',
  'new-manager': 'New managers',
  'managing-up': 'Managing up',
  'team-and-motivation': 'Team and motivation',
  'delegation-and-meetings': 'Delegation and meetings',
  change: 'Change',
  'life-and-health': 'Life and health',
  'inclusion-and-fairness': 'Inclusion and fairness',
  'careers-and-leaving': 'Careers and leaving',
  'hiring-and-onboarding': 'Hiring and onboarding',
  coaching: 'Coaching',
} as const;

export type SituationTheme = keyof typeof SITUATION_THEMES;

/** Languages, besides English, in which situations are recognised. */
export const PHRASING_LANGUAGES = ['de', 'fr', 'es'] as const;
export type PhrasingLanguage = (typeof PHRASING_LANGUAGES)[number];

/** A situation as its content file has it. */
export interface Situation {
  slug: string;
  /** In a manager's words. */
  title: string;
  theme: SituationTheme;
  /** What people type who are in it. */
  phrasings: string[];
  /** Whole messages of 10 to 95 words in which people tell it, in everyday words. No answer has them. */
  stories?: string[];
  phrasingsIn?: Partial<Record<PhrasingLanguage, string[]>>;
  /** The answer in short, for those who ask in another language. */
  inBrief?: Partial<Record<PhrasingLanguage, BriefAnswer>>;
  /** What is probably going on, with the alternative. */
  goingOn: string;
  doFirst: string;
  /** Sentences to be said aloud; what stands in `[brackets]` is an example of what only the manager's own case can supply. */
  sayThis: string[];
  /** What the other is likely to say to these sentences, the hardest or commonest first. */
  replies?: SituationReply[];
  avoid: string;
  /** When it is not for coaching. */
  beyondCoaching?: string;
  /** Ids, best first. */
  artifacts: string[];
  /** Slugs. */
  related: string[];
  email?: SituationEmail;
  /** The talk, step by step: “3 min: say what you saw”. */
  agenda?: string[];
  /** To tick: before, during, after. */
  checklist?: string[];
  /** To be asked aloud, from the first to the last. */
  questions?: string[];
  /** Why this advice and not the tempting one. */
  why?: string;
  /** What managers ask next, the likeliest first. */
  faq?: FaqEntry[];
}

/** What matters most about a situation, in another language than English. */
export interface BriefAnswer {
  title: string;
  first: string;
  /** To be said aloud, without quotation marks. */
  say: string;
  avoid: string;
}

/** A question about one situation, and the answer to it alone. */
export interface FaqEntry {
  /** Understood beside the title of its situation; at most 110 characters. */
  question: string;
  /** The same as people type it; left out where only its page is asked for. */
  alsoAsked?: string[];
  /** 25 to 100 words; the first sentence answers straight. */
  answer: string;
}

/** What the other says, and what can be said then; neither has quotation marks, both may have brackets as `sayThis` does. */
export interface SituationReply {
  /** In parentheses where it is no words: “(says nothing)”. */
  they: string;
  you: string;
}

/** The message that helps in a situation. */
export interface SituationEmail {
  /** Fits after “An email to”. */
  to: string;
  subject: string;
  /** `{name}` stands for the first name of the one it goes to, `____` for what only the writer knows. */
  body: string;
}

/** `GET /api/situations`: what an index shows. */
export interface SituationCard extends Pick<Situation, 'slug' | 'title' | 'theme'> {
  /** One sentence of what is going on. */
  summary: string;
}

/** `view=search`: what a search in the browser needs. */
export interface SituationEntry extends Pick<SituationCard, 'slug' | 'title' | 'theme'> {
  /** The English phrasings' words, each once. */
  words: string;
}

/** `GET /api/situations/{slug}`: what its page shows. What it names and no longer exists is left out. */
export interface SituationAnswer extends Omit<
  Situation,
  'phrasings' | 'phrasingsIn' | 'artifacts' | 'related'
> {
  artifacts: ArtifactCard[];
  related: SituationCard[];
}

export interface SituationListQuery {
  theme?: SituationTheme | null;
  /** Without a view come cards; `whole` is a list of `Situation`. */
  view?: 'search' | 'whole' | null;
}
