/** As the shell's build names the file that starts a page: its hash changes with every other file, since it names them. */
const MAIN = /\/shell\.([\w-]+)\.js$/;

/** The build of the shell that these scripts of a page are of. */
export function buildOf(scripts: readonly string[]): string | undefined {
  return scripts.flatMap((src) => MAIN.exec(src)?.[1] ?? [])[0];
}
