import type { FastifyInstance } from 'fastify';

interface Row {
  url: string;
  pattern: RegExp;
  methods: string[];
}

/** The route of whatever no other route takes. */
const REST = '/*';

/** Every route of a server, for what Fastify does not tell: it says 404 also where an address has other methods. */
export class MethodTable {
  readonly #rows: Row[] = [];

  /** From here on: routes that are there already are not seen. */
  constructor(server: FastifyInstance) {
    server.addHook('onRoute', ({ url, method }) => {
      const literal = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
      const pattern = new RegExp(`^${literal.replace(/:[^/]+/g, '[^/]+').replace('*', '.*')}$`);
      this.#rows.push({ url, pattern, methods: [method].flat() });
    });
  }

  /** Each as `METHOD /pattern`. */
  routes(): string[] {
    const all = this.#rows.flatMap(({ url, methods }) => methods.map((method) => `${method} ${url}`));
    return [...new Set(all)].sort();
  }

  /** The methods that the address of this URL has; none: nothing is there. */
  allowed(url: string): string[] {
    const path = url.split('?', 1)[0] ?? '';
    const rows = this.#rows.filter(({ pattern }) => pattern.test(path));
    const own = rows.filter(({ url: pattern }) => pattern !== REST);
    return [...new Set((own.length > 0 ? own : rows).flatMap((row) => row.methods))].sort();
  }
}
