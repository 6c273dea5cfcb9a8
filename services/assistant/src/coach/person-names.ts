import type { ChatMessage } from '@coachlab/contracts';
import { FIRST_NAMES } from '../situations/first-names.ts';
import { nameTold } from './name-told.ts';
import { NO_NAMES } from './no-names.ts';

/** A capital where a sentence would have none, after a word that a person follows. */
const AFTER =
  /\b(?:with|to|tell|told|telling|about|that|and|for|named|called|is|invite|ask|asked|give|colleague|boss|manager|report|employee|deputy|assistant|name is|name's|when|if|once|as soon as|before|after)\s+(\p{Lu}\p{Ll}{1,14})\b(?!\s+\p{Lu})(?!['’]s (?:team|department))/gu;
/** A capital at the beginning, before what somebody does. */
const BEFORE =
  /(?:^|[.!?]\s+)(\p{Lu}\p{Ll}{1,14})\s+(?:keeps|kept|wants|says|said|refuses|cries|cried|came|told|asked|missed|thinks|quit|resigned)\b/gu;

/** The first name of whom it is about, in what the visitor said; the last that was said counts. */
export function nameIn(said: readonly string[]): string | undefined {
  return said.flatMap(namesIn).at(-1);
}

export function saidBy(history: readonly ChatMessage[], message: string): string[] {
  return [...history.filter(({ role }) => role === 'user').map(({ content }) => content), message];
}

function namesIn(text: string): string[] {
  const told = nameTold(text);
  if (told) return [told.name];
  const found = [...text.matchAll(AFTER), ...text.matchAll(BEFORE)]
    .filter(([, name]) => !NO_NAMES.has(name!))
    .map(({ 1: name, index }) => ({ name: name!, index }));
  for (const { 0: word, index } of text.matchAll(/\p{L}+/gu))
    if (FIRST_NAMES.has(word.toLowerCase())) found.push({ name: capitalised(word), index });
  const named = found.toSorted((one, other) => one.index - other.index).map(({ name }) => name);
  // Who is named first is mostly who it is about; a second name is somebody beside.
  return [...new Set(named)].slice(0, 1);
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
