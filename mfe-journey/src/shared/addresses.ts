/** The addresses of this section's pages, by one builder each. Those of others are known by name: `RouteLink`. */
export const href = {
  home: () => '/',
  onboarding: () => '/onboarding',
  intakeQuiz: () => '/intake-quiz',
  journey: () => '/journey',
  quickstart: () => '/quickstart',
} as const;
