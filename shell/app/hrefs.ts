import type { ResolvedSet } from '@coachlab/contracts';
import { pathsByName } from '@coachlab/federation';
import { fillPath, type Href } from '@coachlab/remote-kit';

/** The addresses of a set's pages by the names of their routes. Nothing is worked out before somebody asks. */
export function hrefsFrom(set: ResolvedSet): Href {
  let paths: Map<string, string> | undefined;
  return (route, params, anchor) => {
    paths ??= pathsByName(set);
    const path = paths.get(route);
    return path && fillPath(path, params, anchor);
  };
}
