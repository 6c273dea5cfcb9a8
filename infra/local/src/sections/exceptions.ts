/** Where the product is put together, or measured as a whole: names of all sections are its subject. */
export const COMPOSED: Record<string, string> = {
  'infra/bench/': "The benchmarks open this product's pages.",
  'infra/docker/': "The stack lists this product's services, and its drill simulates their visitors.",
  'infra/local/src/mutants/': "Faults are planted in this product's services.",
  'infra/local/src/sections/exceptions.ts': 'This list.',
  'infra/local/src/start/': "npm start lists this product's services and sections.",
};

export interface Exceptions {
  why: string;
  /** File to the names that it may have. */
  names: Record<string, string[]>;
}

/** Single names, each with its reason. A name that its file no longer has must leave the list. */
export const EXCEPTIONS: Exceptions[] = [
  {
    why: 'The same word with a different meaning: a category of artifacts, a property of a question.',
    names: {
      'packages/contracts/src/artifacts.ts': ['assessment'],
      'packages/contracts/src/names.ts': ['assessment'],
      'services/assistant/src/chat/question-from.ts': ['journey'],
      'services/catalog/check/rules/counts.ts': ['assessment'],
      'services/catalog/check/rules/form.ts': ['assessment'],
      'services/catalog/src/artifacts/category-names.ts': ['assessment'],
    },
  },
  {
    why: 'Releases built with a kit before 1.3.0 read addresses from it; current code must not.',
    names: {
      'packages/remote-kit/src/href.ts': [
        '/onboarding',
        '/lab',
        '/artifact',
        '/studio',
        '/observatory',
        '/tools',
        '/library',
        '/courses',
        '/about',
        '/start',
        '/icpi-assessment',
        '/icpi-results',
        '/certifications',
        '/-/verify',
        '/forum',
        '/intake-quiz',
        'journey',
        '/journey',
        '/quickstart',
        '/contact',
        '/-/situations',
        '/-/privacy',
      ],
    },
  },
];
