// The least that Node can do for a request: the same headers and bytes for everybody. Its answer comes as JSON in
// BENCH_ANSWER.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const { headers, body } = JSON.parse(process.env.BENCH_ANSWER!) as {
  headers: Record<string, string | string[]>;
  body: string;
};
const bytes = Buffer.from(body, 'base64');

const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`Ready: ${process.pid} ${(server.address() as AddressInfo).port}`);
});
process.on('SIGTERM', () => process.exit(0));
