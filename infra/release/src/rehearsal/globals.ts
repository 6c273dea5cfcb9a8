type Slot = [value: unknown, get: unknown, set: unknown];

interface Kept {
  rehearsalReplaced: () => string[];
}

/**
 * Runs in the page before anything else: keeps what the browser brings (functions, and what is on prototypes) and offers to
 * say what has changed since. It may be asked when the page has broken arrays or maps, so it uses none of them then.
 */
export function keepGlobals(): void {
  const { ownKeys, getOwnPropertyDescriptor, getPrototypeOf, has, apply } = Reflect;
  const { is } = Object;
  const { get } = Map.prototype;
  const slotOf = (object: object, key: PropertyKey): Slot => {
    const { value, get: getter, set } = getOwnPropertyDescriptor(object, key) ?? {};
    return [value, getter, set];
  };
  const kept: { name: string; object: object; slots: Map<PropertyKey, Slot>; whole: boolean }[] = [];
  const keep = (name: string, object: object, whole: boolean) => {
    const slots = new Map<PropertyKey, Slot>();
    for (const key of ownKeys(object)) slots.set(key, slotOf(object, key));
    kept.push({ name, object, slots, whole });
  };
  for (const key of ownKeys(globalThis)) {
    const value = getOwnPropertyDescriptor(globalThis, key)?.value as unknown;
    if (typeof key !== 'string' || !/^[A-Z]/.test(key)) continue;
    if (typeof value === 'function') {
      keep(key, value, false);
      if (value.prototype) keep(`${key}.prototype`, value.prototype as object, true);
    } else if (typeof value === 'object' && value !== null) keep(key, value, false);
  }
  // Objects on which scripts rightly put things of their own: there it is what the browser brings that must stay.
  keep('window', globalThis, false);
  for (const name of ['document', 'navigator', 'history', 'location', 'console'] as const)
    keep(name, globalThis[name], false);

  (globalThis as unknown as Kept).rehearsalReplaced = () => {
    const replaced: string[] = [];
    const note = (name: string, key: PropertyKey) => {
      replaced[replaced.length] = name === 'window' ? String(key) : `${name}.${String(key)}`;
    };
    for (let at = 0; at < kept.length; at += 1) {
      const { name, object, slots, whole } = kept[at]!;
      const keys = ownKeys(object);
      for (let n = 0; n < keys.length; n += 1) {
        const key = keys[n]!;
        const before = apply(get, slots, [key]) as Slot | undefined;
        if (!before) {
          // New: on a prototype everybody has it, elsewhere it matters where it hides something.
          const parent = getPrototypeOf(object);
          if (whole || (parent !== null && has(parent, key))) note(name, key);
          continue;
        }
        const now = slotOf(object, key);
        const isCode = typeof before[0] === 'function' || before[1] !== undefined;
        if (isCode && !(is(before[0], now[0]) && is(before[1], now[1]) && is(before[2], now[2])))
          note(name, key);
      }
    }
    return replaced;
  };
}

/** Runs in the page. */
export function readReplaced(): string[] {
  // A page that never came has no scripts, and none that was kept.
  return (globalThis as unknown as Partial<Kept>).rehearsalReplaced?.() ?? [];
}
