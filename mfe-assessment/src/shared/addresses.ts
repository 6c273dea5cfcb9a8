/** The addresses of this section's pages, by one builder each. Those of others are known by name: `RouteLink`. */
export const href = {
  icpiAssessment: () => '/icpi-assessment',
  icpiResults: (id: string) => `/icpi-results/${encodeURIComponent(id)}`,
  certifications: () => '/certifications',
  certification: (id: string) => `/certifications/${encodeURIComponent(id)}`,
  verify: (code: string) => `/-/verify/${encodeURIComponent(code)}`,
} as const;
