import { expect, it } from '@jest/globals';
import { composeFile } from './stack/compose-file.ts';

interface Service {
  environment: Record<string, string>;
  networks: Record<string, { ipv4_address: string }>;
}
const read = (file: string) => composeFile<Service>(file);
const NAME = 'COACHLAB_TRUSTED_PROXIES';

it('a single shell gets no proxies, so that behind an https address it demands them', () => {
  expect(read('docker-compose.yml').services['shell']!.environment[NAME]).toBe(`\${${NAME}:-}`);
});

it('two shells trust only the front, at its own address', () => {
  const { services } = read('infra/docker/two-shells.yml');
  const front = services['front']!.networks['front']!.ipv4_address;
  for (const shell of ['shell', 'shell-2'])
    expect(services[shell]!.environment[NAME]).toBe(`\${${NAME}:-${front}}`);
});
