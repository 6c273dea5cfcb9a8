/** A row of the table of drills in docs/releases.md. */
export interface Drill {
  fault: string;
  /** From the root, and the test's name in it. */
  file: string;
  test: string;
}

/** The rows of a document's section "Drills". @throws where a row names no test */
export function drillsIn(document: string): Drill[] {
  const [, section = ''] = document.split(/^## Drills$/m);
  const lines = section
    .split(/^## /m)[0]!
    .split('\n')
    .filter((line) => line.startsWith('|'));
  // The first two are the heads and the line below them.
  return lines.slice(2).map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const fault = cells[1] ?? '';
    const found = /^`([^`]+)`: (.+)$/.exec(cells[4] ?? '');
    if (!found) throw new Error(`The drill "${fault}" names no test.`);
    return { fault, file: found[1]!, test: found[2]! };
  });
}

/** The drills whose test is not in its file. @param read the text of a file; null where there is none */
export function missingTests(drills: Drill[], read: (file: string) => string | null): string[] {
  return drills
    .filter(
      ({ file, test }) =>
        !["'", '"', '`'].some((quote) =>
          read(file)?.includes(quote + test.replaceAll(quote, `\\${quote}`) + quote),
        ),
    )
    .map(({ fault, file, test }) => `${fault}: ${file} has no test "${test}"`);
}
