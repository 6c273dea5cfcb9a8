/** Times that a path is decoded: a service, or what stands before it, may do so again. */
const DECODED = 3;

/**
 * Whether a call is the operators': everything below `/api/<api>/operators`, of every API that there is or will be. No release,
 * service or setting can take a path out of this. It is meant however it is spelt, since a service may read a path otherwise than
 * this gateway.
 */
export function isForOperators(path: string): boolean {
  const parts = segmentsOf(path);
  return isOperators(parts.filter((part) => part !== '..')) || isOperators(resolved(parts));
}

function isOperators([first, , third]: string[]): boolean {
  return first === 'api' && third === 'operators';
}

function segmentsOf(path: string): string[] {
  return decoded(path.split(/[?#]/, 1)[0]!)
    .toLowerCase()
    .split(/[/\\]/)
    .map((part) => part.split(';', 1)[0]!.trim())
    .filter((part) => part !== '' && part !== '.');
}

function resolved(parts: readonly string[]): string[] {
  const kept: string[] = [];
  for (const part of parts) {
    if (part === '..') kept.pop();
    else kept.push(part);
  }
  return kept;
}

function decoded(path: string): string {
  let text = path;
  for (let times = 0; times < DECODED; times += 1) {
    try {
      text = decodeURIComponent(text);
    } catch {
      // What is not encoded well is read as it stands.
      return text;
    }
  }
  return text;
}
