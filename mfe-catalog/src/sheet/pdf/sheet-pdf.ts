import { jsPDF } from 'jspdf';
import type { Paper } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { readable } from './characters.ts';
import type { Mark } from './blocks.ts';
import { layOut } from './layout.ts';

/** The font's files. */
export interface Fonts {
  regular: Uint8Array;
  bold: Uint8Array;
}

const FAMILY = 'Inter';
const MEASURED_AT = 100;
const INK = '#000000';
const FAINT = '#5c5c5c';
const RULE = '#8a8a8a';

export function sheetPdf(sheet: Sheet, paper: Paper, fonts: Fonts): ArrayBuffer {
  const pdf = new jsPDF({ unit: 'pt', format: paper, putOnlyUsedFonts: true, compress: true });
  for (const [style, bytes] of [
    ['normal', fonts.regular],
    ['bold', fonts.bold],
  ] as const) {
    const file = `${FAMILY}-${style}.ttf`;
    pdf.addFileToVFS(file, binary(bytes));
    pdf.addFont(file, FAMILY, style);
  }
  pdf.setProperties({ title: sheet.title, subject: sheet.subtitle, creator: sheet.address });
  const setFont = (size: number, bold: boolean) =>
    pdf.setFont(FAMILY, bold ? 'bold' : 'normal').setFontSize(size);
  // A text is as wide as it is large, and every size of the type is tried with the same texts.
  const widths = new Map<string, number>();
  const pages = layOut(sheet, paper, (text, size, bold) => {
    const key = `${bold} ${text}`;
    let width = widths.get(key);
    if (width === undefined) {
      setFont(MEASURED_AT, bold);
      width = pdf.getTextWidth(readable(text)) / MEASURED_AT;
      widths.set(key, width);
    }
    return width * size;
  });
  for (const [at, { marks }] of pages.entries()) {
    if (at > 0) pdf.addPage(paper);
    for (const mark of marks) draw(mark);
  }
  return pdf.output('arraybuffer');

  function draw(mark: Mark): void {
    if (mark.kind === 'text') {
      setFont(mark.size, mark.bold);
      pdf.setTextColor(mark.faint ? FAINT : INK).text(readable(mark.text), mark.x, mark.y);
      return;
    }
    pdf.setDrawColor(mark.kind === 'rule' && mark.strong ? INK : RULE).setLineWidth(0.5);
    if (mark.kind === 'rule') pdf.line(mark.x, mark.y, mark.x + mark.width, mark.y);
    else pdf.rect(mark.x, mark.y, mark.width, mark.height);
  }
}

/** One character a byte, as the library takes files. */
function binary(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}
