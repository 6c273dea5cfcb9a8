import { expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { Sheet } from '../sheet.ts';
import { sheetDocx } from './sheet-docx.ts';

const SHEET: Sheet = {
  title: 'One Page',
  subtitle: 'All of it.',
  address: 'https://coachlab.example/artifact/template-page',
  sections: [
    {
      title: 'Reason',
      note: 'Leave names out.',
      entries: [
        { kind: 'line', short: false, label: 'Today', value: 'Łukasz Żółć & <co> “late” 你好' },
        { kind: 'text', label: 'More', value: 'one\ntwo' },
        { kind: 'choice', label: 'I choose', options: ['A', 'B'], value: '' },
        { kind: 'rows', label: 'Results', columns: ['Result', 'By'], rows: [['On time', 'May']] },
        { kind: 'marks', label: 'Days', marks: ['X', ' '] },
      ],
    },
  ],
};

async function partsOf(paper: 'a4' | 'letter') {
  const files = unzipSync(new Uint8Array(await sheetDocx(SHEET, paper)));
  return (name: RegExp) =>
    Object.entries(files)
      .filter(([path]) => name.test(path))
      .map(([, bytes]) => strFromU8(bytes))
      .join('');
}

it('has everything that was written, letter by letter, and the address at the foot', async () => {
  const part = await partsOf('a4');
  const body = part(/^word\/document\.xml$/);
  for (const words of [
    'One Page',
    'Leave names out.',
    'Łukasz Żółć &amp; &lt;co&gt; “late” 你好',
    '>one<',
    '>two<',
    '□ A    □ B',
    'On time',
    'X1  □2',
  ])
    expect(body).toContain(words);
  expect(part(/footer/)).toContain(SHEET.address);
});

it.each([
  ['a4', 'w:w="11906" w:h="16838"'],
  ['letter', 'w:w="12240" w:h="15840"'],
] as const)('has the size of %s', async (paper, size) => {
  expect((await partsOf(paper))(/^word\/document\.xml$/)).toContain(size);
});
