import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readStamp, writeStamp } from './stamp.ts';

/** Says whether a build was made from these sources, and has not been made again by anybody since. */
export class BuildStamp {
  readonly #file: string;
  readonly #main: string;
  readonly #print: string | undefined;

  /**
   * @param main a file that each build writes
   * @param print of what it is made of
   */
  constructor(root: string, name: string, main: string, print: string | undefined) {
    this.#file = join(root, '.cache/local', `${name}.json`);
    this.#main = join(root, main);
    this.#print = print;
  }

  get isCurrent(): boolean {
    return this.#written() !== undefined && isDeepStrictEqual(readStamp(this.#file), this.#now());
  }

  /** Before a build begins, which may be killed halfway. */
  clear(): void {
    rmSync(this.#file, { force: true });
  }

  write(): void {
    writeStamp(this.#file, this.#now());
  }

  #now(): { print: string | undefined; written: number | undefined } {
    return { print: this.#print, written: this.#written() };
  }

  #written(): number | undefined {
    return statSync(this.#main, { throwIfNoEntry: false })?.mtimeMs;
  }
}
