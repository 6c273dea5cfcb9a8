/** The addresses of this section's pages, by one builder each. Those of others are known by name: `RouteLink`. */
export const href = {
  lab: () => '/lab',
  artifact: (id: string) => `/artifact/${encodeURIComponent(id)}`,
  section: (section: string) => `/${section}`,
  courses: () => '/courses',
  situations: () => '/-/situations',
  situation: (slug: string) => `/-/situations/${encodeURIComponent(slug)}`,
} as const;
