import type { ChatAct, ChatButton } from '@coachlab/contracts';

/** A whole answer of the embedded search. */
export interface Reply {
  /** Markdown; what it leads to is named, not addressed (`Addresses`). */
  text: string;
  /** Ids of artifacts. */
  cites?: readonly string[];
  buttons?: readonly ChatButton[];
}

export function button(label: string, part: ChatAct['part'], slug: string): ChatButton {
  return { label, says: label, act: { part, slug } };
}

export function paragraphs(...parts: readonly (string | undefined | false)[]): string {
  return parts.filter(Boolean).join('\n\n');
}

export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

export function numbered(lines: readonly string[]): string {
  return lines.map((line, at) => `${at + 1}. ${line}`).join('\n');
}

/** In quotation marks, which the content may have already. */
export function quoted(line: string): string {
  return line.startsWith('“') || line.startsWith('"') ? line : `“${line}”`;
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

export function sentencesOf(text: string): string[] {
  return Array.from(SENTENCES.segment(text), ({ segment }) => segment.trim()).filter(Boolean);
}

export function firstSentence(text: string): string {
  return sentencesOf(text)[0] ?? text;
}
