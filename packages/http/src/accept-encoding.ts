export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest form the caller takes. */
export function negotiate(acceptEncoding: string | string[] | undefined): Encoding {
  const accepted = new Map<string, boolean>();
  for (const part of String(acceptEncoding ?? '')
    .toLowerCase()
    .split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    accepted.set(name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)));
  }
  const takes = (name: string) => accepted.get(name) ?? accepted.get('*') ?? false;
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}
