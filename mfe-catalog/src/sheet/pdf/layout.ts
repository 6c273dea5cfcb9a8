import { type Paper, PAPERS } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { type Block, blocksOf, type Mark, type Measure } from './blocks.ts';

/** In points, on every side. */
const MARGIN = 40;
/** Of what the foot needs below the text. */
const FOOT = 16;
/** Type may shrink to this share to keep a sheet on one page: 7.4 points where somebody writes. Below that it takes another page. */
const SMALLEST = 0.7;
const STEP = 0.02;
/** An empty sheet may grow its lines by this much to fill the page. */
const MOST_ROOM = 1.9;

export interface Page {
  marks: Mark[];
}

/** The sheet on pages: on one if it can be read there, with room to write where there is room. */
export function layOut(sheet: Sheet, paper: Paper, measure: Measure): Page[] {
  const { width, height } = PAPERS[paper];
  const flow = (scale: number, room: number) =>
    paginate(
      blocksOf(sheet, { width: width - 2 * MARGIN, scale, room, measure }),
      height - 2 * MARGIN - FOOT,
    );
  for (let scale = 1; scale >= SMALLEST - STEP / 2; scale -= STEP) {
    if (flow(scale, 1).length > 1) continue;
    let room = 1;
    while (room + 0.05 <= MOST_ROOM && flow(scale, room + 0.05).length === 1) room += 0.05;
    return placed(flow(scale, room), sheet, paper);
  }
  return placed(flow(0.86, 1), sheet, paper);
}

function paginate(blocks: readonly Block[], height: number): Block[][] {
  const pages: Block[][] = [[]];
  let used = 0;
  for (const [at, block] of blocks.entries()) {
    const following = block.withNext ? (blocks[at + 1]?.height ?? 0) : 0;
    if (used > 0 && used + block.height + following > height) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)!.push(block);
    used += block.height;
  }
  return pages;
}

function placed(pages: readonly Block[][], sheet: Sheet, paper: Paper): Page[] {
  const { width, height } = PAPERS[paper];
  return pages.map((blocks, number) => {
    let y = MARGIN;
    const marks = blocks.flatMap((block) => {
      const top = y;
      y += block.height;
      return block.marks.map((mark): Mark => moved(mark, MARGIN, top));
    });
    const foot = { kind: 'text', size: 7.5, bold: false, faint: true, y: height - MARGIN + 6 } as const;
    marks.push({ ...foot, x: MARGIN, text: sheet.address });
    if (pages.length > 1)
      marks.push({ ...foot, x: width - MARGIN - 30, text: `${number + 1} of ${pages.length}` });
    return { marks };
  });
}

function moved(mark: Mark, x: number, y: number): Mark {
  return { ...mark, x: mark.x + x, y: mark.y + y };
}
