import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * What a command prints. Throws an Error with what it said when it fails.
 * @param timeout milliseconds; 0: none
 */
export async function command(
  program: string,
  args: string[],
  env: Record<string, string> = {},
  timeout = 0,
): Promise<string> {
  try {
    const options = { env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024, timeout };
    return (await promisify(execFile)(program, args, options)).stdout.trim();
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    const said = `${stdout}\n${stderr}`.trim().split('\n').slice(-40).join('\n');
    throw new Error(said ? `${program} ${args.join(' ')} failed:\n${said}` : message, { cause: error });
  }
}
