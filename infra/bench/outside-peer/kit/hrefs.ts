import { fillPath } from '@kit/fill-path';

const PATHS: Record<string, string> = {
  artifact: '/artifact/:id',
  certification: '/certifications/:id',
  'icpi-results': '/icpi-results/:id',
};

/** The address of a page by its route's name, which is its path where it takes no parameter. */
export function hrefOf(
  route: string,
  params: Readonly<Record<string, string>> = {},
  anchor?: string,
): string {
  const path = fillPath(PATHS[route] ?? `/${route}`, params) ?? `/${route}`;
  return anchor ? `${path}#${anchor}` : path;
}
