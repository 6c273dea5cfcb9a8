import { region, saveFile } from '@coachlab/learner';
import { likelyPaper } from './paper.ts';
import type { Sheet } from './sheet.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Makes a Word file in this browser and hands it over. The library is fetched here, not with the page. */
export async function saveSheet(name: string, sheet: Sheet): Promise<void> {
  const { sheetDocx } = await import('./docx/sheet-docx.ts');
  saveFile(`${name}.docx`, await sheetDocx(sheet, likelyPaper(region())), WORD);
}
