import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import type { DevelopedSection } from './section-build.ts';

type Section = Pick<DevelopedSection, 'name' | 'folder' | 'output'>;

/** What a page says of something that was thrown. */
export interface Fault {
  name: string;
  message: string;
  stack?: string;
  section?: string;
  componentStack?: string;
}

export interface TracedFault {
  section: string;
  title: string;
  /** Source file, line and column; null where no file of a developed section took part. */
  at: string | null;
  text: string;
}

interface Place {
  section: Section;
  /** From the section's folder. */
  file: string;
  line: number;
  column: number;
}

/** A file of a section in a stack, as Chromium, Firefox and Safari print it. */
const FRAME =
  /https?:\/\/[^/\s]+\/remotes\/([a-z0-9-]+)\/development\/([\w.~-]+\.js)(?:\?[^:\s)]*)?:(\d+):(\d+)/;
const AROUND = 2;
const MOST_LINES = 12;

/** Finds the lines of the source that a fault came from. */
export function traceFault(fault: Fault, sections: readonly Section[]): TracedFault {
  const thrown = placesIn(fault.stack, sections);
  // What React itself refuses has no line of the section, but a component of it.
  const traced = thrown.length > 0 ? thrown : placesIn(fault.componentStack, sections);
  const first = traced[0]?.place ?? null;
  const section = first?.section.name ?? fault.section ?? 'page';
  const stack = traced.slice(0, MOST_LINES).map(({ line, place }) => `${functionOf(line)} (${spell(place)})`);
  const [message, ...more] = fault.message.split('\n');
  return {
    section,
    title: `${section}: ${fault.name}: ${message}`,
    at: first && spell(first),
    text: [...(first ? [...more, excerpt(first)] : [fault.stack ?? '']), ...stack].filter(Boolean).join('\n'),
  };
}

function placesIn(stack = '', sections: readonly Section[]): { line: string; place: Place }[] {
  return stack.split('\n').flatMap((line) => {
    const place = placeOf(line, sections);
    return place ? [{ line, place }] : [];
  });
}

function placeOf(line: string, sections: readonly Section[]): Place | null {
  const [, name, file, row, column] = FRAME.exec(line) ?? [];
  const section = sections.find((one) => one.name === name);
  if (!section || !file) return null;
  try {
    const map = new SourceMap(
      JSON.parse(readFileSync(join(section.output, `${file}.map`), 'utf8')) as SourceMapPayload,
    );
    const origin = map.findOrigin(Number(row), Number(column));
    if (!('fileName' in origin)) return null;
    const source = sourceFile(origin.fileName);
    return source ? { section, file: source, line: origin.lineNumber, column: origin.columnNumber } : null;
  } catch {
    // Its file is of a build before this one.
    return null;
  }
}

/** `webpack://catalog_development/./src/pages/lab.tsx` to the file; null for what is not the section's own. */
function sourceFile(name: string): string | null {
  const [, path] = /^(?:webpack:\/\/[^/]*\/)?(?:\.\/)?(.+?)(?:\?.*)?$/.exec(name) ?? [];
  return path && !path.startsWith('..') && !path.includes('node_modules') && /\.[jt]sx?$/.test(path)
    ? path
    : null;
}

const functionOf = (line: string) =>
  /^\s*at (.+?) \(/.exec(line)?.[1] ?? /^([^@\s]+)@/.exec(line)?.[1] ?? 'at';
const spell = ({ file, line, column }: Place) => `${file}:${line}:${column}`;

function excerpt({ section, file, line }: Place): string {
  try {
    const lines = readFileSync(join(section.folder, file), 'utf8').split('\n');
    const from = Math.max(0, line - 1 - AROUND);
    return `${lines
      .slice(from, line + AROUND)
      .map(
        (text, index) =>
          `${from + index + 1 === line ? '>' : ' '} ${String(from + index + 1).padStart(4)} | ${text}`,
      )
      .join('\n')}\n`;
  } catch {
    return '';
  }
}
