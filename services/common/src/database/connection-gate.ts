import { Socket } from 'node:net';
import { Logger } from '@nestjs/common';

/** Milliseconds between two attempts: after each failed one twice as long. */
const PAUSES = { first: 1_000, longest: 20_000 };

/** Milliseconds of silence. */
const KEEP_ALIVE_AFTER = 10_000;

/** The first packet of a server that refuses a connection, in place of its greeting. */
const REFUSAL = 0xff;
const HOST_IS_BLOCKED = 1129;

/** No connection was tried, since the last one failed a moment ago. */
export class ConnectionPaused extends Error {
  readonly code = 'DATABASE_CONNECTION_PAUSED';
}

const logger = new Logger('Database');

/**
 * Opens the connections to one database server: as they are wanted while that works, and after one that failed one at a time,
 * with growing pauses. MySQL counts every connection that is given up before it is greeted, and shuts a host out for good that
 * had a hundred of them: an outage of ten minutes must stay far below that, whatever waits for the database meanwhile.
 */
export class ConnectionGate {
  readonly #server: { host: string; port: number };
  readonly #now: () => number;
  #turn: Promise<void> = Promise.resolve();
  /** Whether the server greeted who came last. */
  #works = false;
  #pause = 0;
  #closedUntil = 0;
  /** Whether the server said last that this host is shut out. */
  isShutOut = false;

  constructor(server: { host: string; port: number }, now: () => number = Date.now) {
    this.#server = server;
    this.#now = now;
  }

  /** A socket that connects when its turn comes; it ends with ConnectionPaused where none is tried. */
  open(): Socket {
    const socket = new Socket();
    socket.setNoDelay(true).setKeepAlive(true, KEEP_ALIVE_AFTER);
    const ended = new Promise<false>((resolve) => socket.once('close', () => resolve(false)));
    if (this.#works) void this.#attempt(socket, ended);
    else this.#turn = this.#turn.then(() => this.#attempt(socket, ended));
    return socket;
  }

  async #attempt(socket: Socket, ended: Promise<false>): Promise<void> {
    // Whoever wanted it has given up meanwhile.
    if (socket.destroyed) return;
    if (this.#now() < this.#closedUntil) {
      socket.destroy(new ConnectionPaused('The database did not answer; it is tried again soon'));
      return;
    }
    const greeted = new Promise<boolean>((resolve) =>
      socket.once('data', (packet: Buffer) => resolve(this.#isGreeting(packet))),
    );
    socket.connect(this.#server);
    this.#settle(await Promise.race([greeted, ended]));
  }

  #settle(works: boolean): void {
    this.#works = works;
    // Of those that were tried together and failed, the first makes the pause.
    if (!works && this.#now() < this.#closedUntil) return;
    this.#pause = works ? 0 : Math.min(Math.max(this.#pause * 2, PAUSES.first), PAUSES.longest);
    this.#closedUntil = this.#now() + this.#pause;
  }

  #isGreeting(packet: Buffer): boolean {
    const refusal = packet[4] === REFUSAL ? packet.readUInt16LE(5) : null;
    this.isShutOut = refusal === HOST_IS_BLOCKED;
    if (this.isShutOut) logger.error(SHUT_OUT);
    return refusal === null;
  }
}

export const SHUT_OUT =
  'MySQL has shut this host out after too many broken connections (1129): run "TRUNCATE TABLE performance_schema.host_cache" on it as an administrator, and set its max_connect_errors to 1000000000.';
