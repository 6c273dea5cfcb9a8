import type { SearchSource } from '@coachlab/contracts';
import type { FlatSearchSource } from '@coachlab/federation';
import { fillPath } from '@coachlab/remote-kit';
import type { Entry } from './entry.ts';

/** Characters of what stands under a title. */
const SHOWN = 140;

/**
 * An API's answer as a section's `remote.ts` says that it is read. An item that has no title, or not what its address needs,
 * is left out.
 */
export function readEntries({ source, opens }: FlatSearchSource, answer: unknown): Entry[] {
  const items = source.list === undefined ? answer : isRecord(answer) ? answer[source.list] : undefined;
  return Array.isArray(items)
    ? items.flatMap((item) => (isRecord(item) ? entryOf(source, opens, item) : []))
    : [];
}

type Item = Record<string, unknown>;

function entryOf(source: SearchSource, opens: FlatSearchSource['opens'], item: Item): Entry[] {
  const read = (template: string | undefined) => template && fill(template, item, source.names);
  const id = read(source.id);
  const title = read(source.title);
  const kind = read(source.kind) ?? '';
  const params = Object.fromEntries(
    Object.entries(source.params).map(([name, template]) => [name, read(template) ?? '']),
  );
  const to = 'slot' in opens ? { slot: opens.slot, props: params } : hrefOf(opens.path, params);
  if (!id || !title || !to) return [];
  const [subtitle, keywords, summary, text] = [
    source.subtitle,
    source.keywords,
    source.summary,
    source.text,
  ].map(read);
  const line = subtitle?.replace(/\s+/g, ' ').slice(0, SHOWN);
  return [
    {
      id,
      title,
      kind,
      ...(line && { subtitle: line }),
      texts: {
        id,
        title,
        keywords: keywords ?? kind,
        ...(line && { subtitle: line }),
        ...(summary && { summary }),
        ...(text && { text }),
      },
      opens: to,
    },
  ];
}

function hrefOf(path: string, params: Record<string, string>): { href: string } | undefined {
  const href = fillPath(path, params);
  return href === undefined ? undefined : { href };
}

function fill(template: string, item: Item, names: SearchSource['names']): string {
  return template.replace(/\{(\w+)\}/g, (_, member: string) => {
    const value = Object.hasOwn(item, member) ? textOf(item[member]) : '';
    const named = names?.[member];
    return named && Object.hasOwn(named, value) ? named[value]! : value;
  });
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function isRecord(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
