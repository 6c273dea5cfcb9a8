/** The addresses of this section's pages, by one builder each. Those of others are known by name: `RouteLink`. */
export const href = {
  forum: (post?: string) => (post ? `/forum?post=${encodeURIComponent(post)}` : '/forum'),
  contact: (subject?: string) => (subject ? `/contact?subject=${encodeURIComponent(subject)}` : '/contact'),
} as const;
