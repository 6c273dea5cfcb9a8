import type { Thresholds } from '../classifier/model.ts';
import type { Judged } from './cross-validation.ts';

/** What is recognised, file by file, by the classifier alone and with the rules before it. */
export function printFigures(judged: readonly Judged[], thresholds: Thresholds): void {
  const { sure, perhaps, doubtful } = thresholds;
  const alarm = ({ danger, ruled }: Judged) => (ruled === 'sure' && danger >= doubtful) || danger > sure;
  console.log(`${judged.length} texts, each judged by a fit that had not seen it`, thresholds);
  for (const [file, texts] of Map.groupBy(judged, ({ file: name }) => name)) {
    const share = (is: (one: Judged) => boolean) => percent(texts.filter(is).length / texts.length);
    const found = share(({ danger, ruled }) => Boolean(ruled) || danger > perhaps);
    const alone = share(({ danger }) => danger > perhaps);
    console.log(
      `${file} (${texts.length}): rules ${share(({ ruled }) => Boolean(ruled))}, classifier ${alone}, both ${found}, of which sure ${share(alarm)}`,
    );
  }
  const dangers = judged.filter(({ kinds }) => kinds.length > 0);
  const told = dangers.filter(({ who }) => who !== 'any');
  const right = (all: Judged[], is: (one: Judged) => boolean) => percent(all.filter(is).length / all.length);
  console.log(
    `kind right ${right(dangers, ({ kinds, kind }) => (kinds as string[]).includes(kind))}, whose right ${right(told, ({ who, whose }) => who === whose)}`,
  );
}

export function percent(share: number): string {
  return `${Math.round(share * 1_000) / 10} %`;
}
