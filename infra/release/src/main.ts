import { parseArgs } from 'node:util';
import type { Command, Input } from './command.ts';
import { CommandError, EXIT, UsageError } from './command-error.ts';
import { abort } from './commands/abort.ts';
import { audit } from './commands/audit.ts';
import { canary } from './commands/canary.ts';
import { collect } from './commands/collect.ts';
import { keys } from './commands/keys.ts';
import { dev } from './commands/dev.ts';
import { create } from './commands/new.ts';
import { lift } from './commands/lift.ts';
import { offline } from './commands/offline.ts';
import { override } from './commands/override.ts';
import { pause } from './commands/pause.ts';
import { promote } from './commands/promote.ts';
import { publish } from './commands/publish.ts';
import { rehearse } from './commands/rehearse.ts';
import { resume } from './commands/resume.ts';
import { rollback } from './commands/rollback.ts';
import { status } from './commands/status.ts';
import { team } from './commands/team.ts';
import { token } from './commands/token.ts';
import { type Environment, readSettings } from './settings.ts';

const COMMANDS: Record<string, Command> = {
  new: create,
  dev,
  publish,
  rehearse,
  canary,
  pause,
  resume,
  abort,
  lift,
  promote,
  rollback,
  status,
  audit,
  override,
  team,
  offline,
  token,
  collect,
  keys,
};

/** Runs one command line; returns the exit code. Answers go to standard output, faults to standard error. */
export async function main(args: string[], env: Environment): Promise<number> {
  try {
    await run(args, env);
    return EXIT.done;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    for (const line of [error.message, ...error.details.map((detail) => `  ${detail}`)]) console.error(line);
    return error.exit;
  }
}

async function run([name, ...rest]: string[], env: Environment): Promise<void> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(overview());
    return;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command)
    throw new UsageError(`There is no command "${name}"; there are ${Object.keys(COMMANDS).join(', ')}.`);
  const { values, positionals } = parse(name, command, rest);
  if (values['help']) {
    console.log(command.help);
    return;
  }
  const [least, most] = command.takes;
  if (positionals.length < least || positionals.length > most) {
    throw new UsageError(`${usageLine(command)}\nSee coachlab ${name} --help`);
  }
  await command.run({
    positionals,
    options: values,
    settings: readSettings(env),
    cwd: process.cwd(),
    say: (line) => console.log(line),
  });
}

function parse(name: string, command: Command, args: string[]) {
  const options = { ...command.options, help: { type: 'boolean', short: 'h' } } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { values: values as Input['options'], positionals };
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ');
    throw new UsageError(`${sentence}. See coachlab ${name} --help`);
  }
}

const usageLine = ({ help }: Command) => `Usage: ${help.split('\n', 1)[0]}`;

function overview(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return `coachlab: release and operate the sections of a site

${lines.join('\n')}

For details: coachlab <command> --help

COACHLAB_REGISTRY   address of the site or its registry; default: http://localhost:4000
COACHLAB_TOKEN      the team's token; default: the ones that npm start created (COACHLAB_DATA/secrets)

Exit codes: 0 done, 1 refused or failed, 2 wrong usage, 3 no registry answers.`;
}
