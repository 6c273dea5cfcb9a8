import { saveFile } from '@coachlab/learner';
import type { Paper } from './paper.ts';
import type { Sheet } from './sheet.ts';

export type SheetFormat = 'pdf' | 'docx';

const TYPES: Record<SheetFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Makes the file in this browser and hands it over. The library and the fonts are fetched here, not with the page. */
export async function saveSheet(
  name: string,
  sheet: Sheet,
  paper: Paper,
  format: SheetFormat,
): Promise<{ missing: string[] }> {
  const { bytes, missing } = format === 'pdf' ? await makePdf(sheet, paper) : await makeDocx(sheet, paper);
  saveFile(`${name}.${format}`, bytes, TYPES[format]);
  return { missing };
}

async function makePdf(sheet: Sheet, paper: Paper) {
  const [{ sheetPdf }, { loadFonts }, { unreadable }] = await Promise.all([
    import('./pdf/sheet-pdf.ts'),
    import('./pdf/load-fonts.ts'),
    import('./pdf/characters.ts'),
  ]);
  return { bytes: sheetPdf(sheet, paper, await loadFonts()), missing: unreadable(JSON.stringify(sheet)) };
}

async function makeDocx(sheet: Sheet, paper: Paper) {
  const { sheetDocx } = await import('./docx/sheet-docx.ts');
  return { bytes: await sheetDocx(sheet, paper), missing: [] };
}
