import { fsyncSync, openSync, writeSync } from 'node:fs';
import { SMTPServer } from 'smtp-server';

/**
 * A mail server as a process of its own, to be killed: `node mail-process.ts <port> <file>`. What it answers with 250 is
 * on the disk before: one line of JSON a mail.
 */
const [port, path] = process.argv.slice(2);
const file = openSync(path ?? '', 'a');

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      writeSync(file, `${JSON.stringify(Buffer.concat(chunks).toString('utf8'))}\n`);
      fsyncSync(file);
      done();
    });
  },
});
server.on('error', () => {});
server.listen(Number(port), '127.0.0.1', () => console.log('listening'));
