import type { ParseArgsOptionsConfig } from 'node:util';
import type { Settings } from './settings.ts';

export interface Input {
  positionals: string[];
  /** Options as given; a boolean for those without a value, a list for those that may be repeated. */
  options: Record<string, string | string[] | boolean | undefined>;
  settings: Settings;
  cwd: string;
  /** Writes a line for the person. */
  say: (line: string) => void;
}

export interface Command {
  /** One line for `coachlab --help`. */
  summary: string;
  /** The whole of `coachlab <command> --help`. */
  help: string;
  options: ParseArgsOptionsConfig;
  /** How many arguments without a dash it takes: at least, at most. */
  takes: [number, number];
  run(input: Input): Promise<void>;
}

/** An option that has a value. */
export function text(input: Input, name: string): string | undefined {
  const value = input.options[name];
  return typeof value === 'string' ? value : undefined;
}

/** An option that may be given again. */
export function texts(input: Input, name: string): string[] {
  const value = input.options[name];
  return Array.isArray(value) ? value : [];
}
