import { readdirSync, readFileSync } from 'node:fs';
import { concernIn } from '../concern-in.ts';

const FOLDER = new URL('../../evaluation/', import.meta.url);

export interface UnseenFigures {
  name: string;
  /** Whether danger is what it is about, so that what is passed over is missed. */
  isDanger: boolean;
  asked: number;
  sure: string[];
  /** Folded above the answer. */
  perhaps: string[];
  passed: string[];
}

/** Every file of sentences that neither a rule nor the classifier has learned from. */
export function unseenFiles(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.startsWith('unseen') && name.endsWith('.txt'))
    .sort();
}

export function figuresOf(name: string): UnseenFigures {
  const texts = readFileSync(new URL(name, FOLDER), 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => line.slice(line.indexOf('|') + 1).trim());
  return judgedTexts(name, name.includes('danger'), texts);
}

export function judgedTexts(name: string, isDanger: boolean, texts: readonly string[]): UnseenFigures {
  const {
    sure = [],
    perhaps = [],
    passed = [],
  } = Object.groupBy(texts, (text) => {
    const concern = concernIn(text);
    if (!concern) return 'passed';
    return concern.sure ? 'sure' : 'perhaps';
  });
  return { name, isDanger, asked: texts.length, sure, perhaps, passed };
}
