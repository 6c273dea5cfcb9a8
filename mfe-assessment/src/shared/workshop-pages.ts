/** Addresses of this section alone, which the kit need not carry to every page. */
export const workshopPages = {
  all: () => '/icpi-assessment/workshop',
  one: (id: string) => `/icpi-assessment/workshop/${encodeURIComponent(id)}`,
  join: (code?: string) =>
    code ? `/icpi-assessment/join/${encodeURIComponent(code)}` : '/icpi-assessment/join',
} as const;
