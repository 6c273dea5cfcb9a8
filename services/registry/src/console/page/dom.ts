type Child = Node | string | false | null | undefined;
type Props = Record<string, string | boolean | ((event: Event) => void) | undefined>;

/** An element of text and elements: no HTML is ever parsed, so no name or message can be code. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, '');
    else if (typeof value === 'string') element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== false && child !== null && child !== undefined));
  return element;
}

const shown = new WeakMap<Element, string>();

/**
 * Draws a part anew when what it shows has changed. What a person has opened stays open, and the focus stays on the
 * same control: both are found again by their `data-key`.
 */
export function draw(place: Element, facts: unknown, make: () => Node[]): void {
  const text = JSON.stringify(facts);
  if (shown.get(place) === text) return;
  shown.set(place, text);
  const open = new Set(keysOf(place, 'details[open]'));
  const focused = place.contains(document.activeElement)
    ? document.activeElement?.closest<HTMLElement>('[data-key]')?.dataset['key']
    : undefined;
  place.replaceChildren(...make());
  for (const element of place.querySelectorAll<HTMLElement>('[data-key]')) {
    const key = element.dataset['key'] ?? '';
    if (open.has(key) && element instanceof HTMLDetailsElement) element.open = true;
    if (key === focused)
      (element.querySelector<HTMLElement>('summary') ?? element).focus({ preventScroll: true });
  }
}

function keysOf(place: Element, selector: string): string[] {
  return [...place.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset['key'] ?? '');
}
