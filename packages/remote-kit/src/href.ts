/**
 * What releases built with a kit before 1.3.0 link by.
 * @deprecated `RouteLink` and `useHref` for pages of other sections, which know them by name alone.
 */
export const href = {
  home: () => '/',
  onboarding: () => '/onboarding',
  lab: (anchor?: 'pci' | 'contract' | 'empathy') => (anchor ? `/lab#${anchor}` : '/lab'),
  artifact: (id: string) => `/artifact/${encodeURIComponent(id)}`,
  studio: () => '/studio',
  observatory: (anchor?: 'quiet-systems') => (anchor ? `/observatory#${anchor}` : '/observatory'),
  tools: () => '/tools',
  library: () => '/library',
  section: (section: string) => `/${section}`,
  courses: () => '/courses',
  about: (anchor?: 'contract') => (anchor ? `/about#${anchor}` : '/about'),
  start: () => '/start',
  icpiAssessment: () => '/icpi-assessment',
  icpiResults: (id: string) => `/icpi-results/${encodeURIComponent(id)}`,
  certifications: () => '/certifications',
  certification: (id: string) => `/certifications/${encodeURIComponent(id)}`,
  verify: (code: string) => `/-/verify/${encodeURIComponent(code)}`,
  forum: (post?: string) => (post ? `/forum?post=${encodeURIComponent(post)}` : '/forum'),
  intakeQuiz: () => '/intake-quiz',
  journey: () => '/journey',
  quickstart: () => '/quickstart',
  contact: (subject?: string) => (subject ? `/contact?subject=${encodeURIComponent(subject)}` : '/contact'),
  situations: (theme?: string) =>
    theme ? `/-/situations?theme=${encodeURIComponent(theme)}` : '/-/situations',
  situation: (slug: string) => `/-/situations/${encodeURIComponent(slug)}`,
  privacy: () => '/-/privacy',
} as const;
