// npm run test:audit: known vulnerabilities of what runs in production, of severity high or above. Ends with 75 when the package
// registry answers no such question: nothing was audited then.
import { spawnSync } from 'node:child_process';

const args = ['audit', '--omit=dev', '--audit-level=high'];
const { status, stdout, stderr } = spawnSync('npm', args, { encoding: 'utf8', timeout: 60_000 });
console.log(stdout);
if (/\d+ (?:high|critical|moderate|low)|found 0 vulnerabilities/.test(stdout)) process.exitCode = status ?? 1;
else {
  const [, why = 'no answer'] = /npm error (.*)/.exec(stderr) ?? [];
  console.log(
    `The package registry could not be asked for known vulnerabilities: ${why.replace(/https?:\S+/g, '').trim()}.`,
  );
  process.exitCode = 75;
}
