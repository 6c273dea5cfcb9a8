/** Signs that are harmless alone. Patterns are matched against `plainText`; each group counts once. */
export interface SignGroups {
  /** One of these has to be among them. */
  needed: readonly string[];
  groups: Readonly<Record<string, RegExp>>;
}

/** How many groups of signs a text has; none where what is needed is missing. */
export function groupsIn(plain: string, { needed, groups }: SignGroups): number {
  const found = Object.keys(groups).filter((name) => groups[name]!.test(plain));
  return needed.some((name) => found.includes(name)) ? found.length : 0;
}
