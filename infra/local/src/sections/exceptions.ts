/** Where the product is put together, or measured as a whole: names of all sections are its subject. */
export const COMPOSED: Record<string, string> = {
  'infra/bench/': 'The benchmarks open the pages of this product.',
  'infra/docker/': 'The stack says which services of this product run, and its drill plays their visitors.',
  'infra/local/src/mutants/': 'Faults are planted in the services of this product.',
  'infra/local/src/sections/exceptions.ts': 'This list itself.',
  'infra/local/src/start/': 'npm start says which services and sections of this product it runs.',
};

export interface Exceptions {
  why: string;
  /** File to the names that it may have. */
  names: Record<string, string[]>;
}

/** Single names, each with its reason. A name that its file no longer has must leave the list. */
export const EXCEPTIONS: Exceptions[] = [
  {
    why: 'The same word with another meaning: a category of artifacts, a member of a question, a name in a simulation.',
    names: {
      'packages/contracts/src/artifacts.ts': ['assessment'],
      'packages/contracts/src/names.ts': ['assessment'],
      'services/assistant/src/chat/question-from.ts': ['journey'],
      'services/catalog/check/rules/counts.ts': ['assessment'],
      'services/catalog/check/rules/form.ts': ['assessment'],
      'services/catalog/src/artifacts/category-names.ts': ['assessment'],
      'services/registry/simulation/play.ts': ['catalog'],
    },
  },
  {
    why: 'An example in the help of the command, or in what it answers.',
    names: {
      'infra/release/src/commands/dev.ts': ['catalog', 'journey'],
      'infra/release/src/commands/override.ts': ['catalog'],
      'infra/release/src/commands/publish.ts': ['catalog'],
      'infra/release/src/commands/rehearse.ts': ['/lab'],
    },
  },
  {
    why: 'The page on privacy shows what each service keeps of the visitor, and its manifest names the API that it asks.',
    names: {
      'mfe-community/remote.ts': ['assessment'],
      'mfe-community/src/api/my-data.ts': ['assessment'],
    },
  },
  {
    why: 'Calls that only operators may make are refused by the gateway whatever a release says, so that no release can open them.',
    names: {
      'shell/server/gateway/operators-elsewhere.ts': ['/api/forum'],
      'shell/server/gateway/operators-gateway.ts': ['/api/forum'],
    },
  },
  {
    why: 'The assistant answers for the whole product: it reads the catalogue and the personas, and its words lead to pages.',
    names: {
      'services/assistant/src/catalogue/catalogue-source.ts': [
        'catalog',
        'journey',
        '/api/artifacts',
        '/api/artifact-metadata',
        '/api/personas',
        '/api/situations',
      ],
      'services/assistant/src/catalogue/catalogue.ts': ['/-/situations', '/artifact'],
      'services/assistant/src/coach/moves/choice.ts': ['/-/situations'],
      'services/assistant/src/coach/moves/greet.ts': ['/start'],
      'services/assistant/src/coach/moves/site.ts': [
        '/icpi-assessment',
        '/certifications',
        '/-/privacy',
        '/forum',
        '/courses',
        '/contact',
      ],
      'services/assistant/src/coach/moves/what-next.ts': ['/journey', '/intake-quiz', '/certifications'],
      'services/assistant/src/coach/subject.ts': ['/-/situations'],
      'services/assistant/src/coach/turn.ts': ['/artifact'],
      'services/assistant/src/model/grounding.ts': ['/artifact'],
      'services/assistant/src/model/link-guard.ts': ['/artifact'],
      'services/assistant/src/settings.ts': ['catalog', 'journey'],
      'services/assistant/src/site-pages.ts': [
        '/lab',
        '/studio',
        '/tools',
        '/observatory',
        '/library',
        '/courses',
        '/about',
        '/start',
        '/icpi-assessment',
        '/certifications',
        '/forum',
        '/intake-quiz',
        '/journey',
        '/quickstart',
        '/contact',
        '/-/privacy',
      ],
    },
  },
  {
    why: 'Releases that were built with a kit before 1.3.0 read addresses from it; no code of today may.',
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
  {
    why: 'The installed app starts at the address that sends no first visit away.',
    names: { 'shell/server/pages/web-manifest.ts': ['/home'] },
  },
];
