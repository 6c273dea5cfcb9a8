import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface Where {
  /** Milliseconds; none unless told. */
  timeout?: number;
  /** The folder it is called in. */
  cwd?: string;
}

/**
 * What a command prints. Throws an Error with what it said when it fails.
 * @param env added to that of this process; what is undefined is left out
 */
export async function command(
  program: string,
  args: string[],
  env: Record<string, string | undefined> = {},
  where: Where = {},
): Promise<string> {
  try {
    const options = { ...where, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 };
    return (await promisify(execFile)(program, args, options)).stdout.trim();
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    const said = `${stdout}\n${stderr}`.trim().split('\n').slice(-40).join('\n');
    throw new Error(said ? `${program} ${args.join(' ')} failed:\n${said}` : message, { cause: error });
  }
}
