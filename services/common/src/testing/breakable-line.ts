import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface BreakableLine {
  port: number;
  /** Cuts every connection, and refuses new ones until mended. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** While it is cut: answers each connection with `packet`, and ends it, until the function is called that it returns. */
  refuse(packet: Buffer): Promise<() => Promise<void>>;
  /** Passes nothing on, and closes nothing, until thawed: a server that hangs. */
  freeze(): void;
  thaw(): void;
}

/** A TCP line to a server that a test can cut, to see what a service does without its database. */
export async function layLine(host: string, port: number): Promise<BreakableLine> {
  const sockets = new Set<Socket>();
  let frozen = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const server = createServer((near) => {
    const far = connect(port, host);
    keep(near);
    keep(far);
    near.pipe(far).pipe(near);
    if (frozen) for (const socket of [near, far]) socket.pause();
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const own = await listen(0);
  return {
    port: own,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    freeze() {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    async mend() {
      await listen(own);
    },
    async refuse(packet) {
      const refusing = createServer((near) => near.on('error', () => near.destroy()).end(packet));
      refusing.listen(own, '127.0.0.1');
      await once(refusing, 'listening');
      return async () => {
        refusing.close();
        await once(refusing, 'close');
      };
    },
  };
}
