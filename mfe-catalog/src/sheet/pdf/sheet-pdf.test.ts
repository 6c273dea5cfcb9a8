import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import type { Artifact, SheetField } from '@coachlab/contracts';
import type { WrittenFields } from '@coachlab/learner';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { PAPERS, type Paper } from '../paper.ts';
import { sheetOf } from '../sheet.ts';
import { CHARACTERS, readable, unreadable } from './characters.ts';
import { sheetPdf } from './sheet-pdf.ts';

const CONTENT = new URL('../../../../services/catalog/content/artifacts/', import.meta.url);
const templates = readdirSync(CONTENT)
  .filter((name) => name.startsWith('template-'))
  .map((name) => parse(readFileSync(new URL(name, CONTENT), 'utf8')) as Artifact);
const require = createRequire(import.meta.url);
/** It ships without types. */
const subsetFont = require('subset-font') as (font: Buffer, text: string, to: object) => Promise<Buffer>;
/** As the build cuts them: the whole fonts are four times as large, and each of 70 PDFs would read them. */
const fonts = {
  regular: await cut('400Regular/Inter_400Regular.ttf'),
  bold: await cut('600SemiBold/Inter_600SemiBold.ttf'),
};
const ADDRESS = 'https://coachlab.example/artifact/template-x';

function cut(file: string): Promise<Buffer> {
  const all = Array.from({ length: 0x2600 }, (_, code) => String.fromCharCode(code));
  const shown = all.filter((character) => unreadable(character).length === 0).join('');
  const font = readFileSync(require.resolve(`@expo-google-fonts/inter/${file}`));
  return subsetFont(font, shown, { targetFormat: 'truetype', keepFeatures: [] });
}

/** What a manager writes: a few words on a short line, a sentence on a line, two or three where there is room for them. */
function filled({ hierarchy = [] }: Artifact): WrittenFields {
  const sentence = 'The handover at the Łódź depot ran twenty minutes late again on “Tuesday”.';
  const words: Record<SheetField['kind'], string> = {
    short: 'Łukasz Żółć, ward 4',
    line: sentence,
    text: `${sentence} Two drivers waited and nobody rang – I don’t know why yet.`,
    date: '2026-12-03',
    choice: 'Yes',
    rows: 'The night shift, by Friday',
    marks: 'XX/X XXX/',
  };
  return Object.fromEntries(
    hierarchy.flatMap(({ fields = [] }) =>
      fields.flatMap((field) =>
        field.kind === 'rows'
          ? Array.from({ length: field.count }, (_, row) =>
              field.columns.map((_name, at) => [`${field.id}.${row + 1}.${at + 1}`, words.rows]),
            ).flat()
          : [[field.id, words[field.kind]]],
      ),
    ),
  );
}

const text = (pdf: ArrayBuffer) => Buffer.from(pdf).toString('latin1');
const pagesOf = (pdf: ArrayBuffer) => text(pdf).match(/\/Type\s*\/Page\b/g)?.length;

/** The characters that a reader can search and copy: those that the fonts' tables map glyphs to. */
function charactersOf(pdf: ArrayBuffer): string {
  const bytes = Buffer.from(pdf);
  return [...text(pdf).matchAll(/stream\r?\n/g)]
    .map(({ index, 0: head }) => inflated(bytes.subarray(index + head.length)))
    .flatMap((stream) => [...stream.matchAll(/<[0-9a-f]{4}>\s*<([0-9a-f]{4})>/gi)])
    .map(([, code]) => String.fromCharCode(Number.parseInt(code!, 16)))
    .join('');
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return '';
  }
}

describe.each(templates)('$title', (template) => {
  it.each(Object.keys(PAPERS) as Paper[])('is one page of %s, empty and filled in', (paper) => {
    for (const values of [{}, filled(template)])
      expect(pagesOf(sheetPdf(sheetOf(template, values, ADDRESS), paper, fonts))).toBe(1);
  });
});

describe('a sheet', () => {
  const [template] = templates;

  it('has the paper’s size', () => {
    const box = (paper: Paper) =>
      /\/MediaBox \[0 0 (\d+)[\d.]* (\d+)/
        .exec(text(sheetPdf(sheetOf(template!, {}, ADDRESS), paper, fonts)))
        ?.slice(1);
    expect(box('a4')).toEqual(['595', '841']);
    expect(box('letter')).toEqual(['612', '792']);
  });

  it('has the letters that people type and the signs that the site uses', () => {
    const typed = 'Łukasz Żółć Ελένη Юлия Nguyễn ’ “ ” – €';
    const pdf = sheetPdf(sheetOf(template!, { known: typed }, ADDRESS), 'a4', fonts);
    const found = charactersOf(pdf);
    for (const character of typed.replaceAll(' ', '')) expect(found).toContain(character);
  });

  it('takes another page rather than losing a word of a long text', () => {
    const long = 'word '.repeat(2_000);
    const pdf = sheetPdf(sheetOf(template!, { known: long }, ADDRESS), 'a4', fonts);
    expect(pagesOf(pdf)).toBeGreaterThan(1);
  });

  it('shows a question mark for what its font does not have, and names it', () => {
    expect(readable('Grüße 👍 你好\u200B\u00AD')).toBe('Grüße ? ??');
    expect(unreadable('👍 你👍')).toEqual(['👍', '你']);
    expect(readable('Z\u0307o\u0301')).toBe('Żó');
  });

  it('asks for the font’s characters that it shows', () => {
    const asked = readFileSync(new URL('load-fonts.ts', import.meta.url), 'utf8').match(/(?<=\.ttf\?)[^']+/g);
    expect(asked).toEqual([CHARACTERS, CHARACTERS]);
  });
});
