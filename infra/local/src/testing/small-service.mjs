// A real process for tests of the supervision: serves its health, dies when asked, and as stubborn as its environment says.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';

const { PORT, STUBBORN, HELPER, DEAD_ON_ARRIVAL, NEVER_READY } = process.env;

if (DEAD_ON_ARRIVAL) {
  console.error('The database file is not a database.');
  process.exit(3);
}
const helper = HELPER && spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
process.on('SIGTERM', () => {
  console.log('asked to stop');
  if (!STUBBORN) process.exit(0);
});
createServer((request, response) => {
  if (request.url === '/die') process.exit(1);
  response.statusCode = NEVER_READY ? 503 : 200;
  response.end(JSON.stringify({ pid: process.pid, helper: helper ? helper.pid : null }));
}).listen(Number(PORT), '127.0.0.1');
