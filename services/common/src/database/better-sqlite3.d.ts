// The package has no types of its own; this is all that is used of it directly.
declare module 'better-sqlite3' {
  export default class Database {
    constructor(file: string, options?: { timeout?: number });
    exec(sql: string): this;
    prepare(sql: string): { get(): unknown };
    function(name: string, options: { deterministic: boolean }, run: (value: unknown) => unknown): this;
    close(): this;
  }
}
