import { expect, it, jest } from '@jest/globals';
import type { RemoteManifest } from '@coachlab/contracts';
import AdmZip from 'adm-zip';
import { federatedTypes } from './federated-types.ts';

const manifest = {
  name: 'events',
  routes: [{ page: 'programme' }, { page: 'event' }, { page: 'programme' }],
  slots: [{ name: 'sign-up', page: 'sign-up' }],
} as unknown as RemoteManifest;

const unpacked = (zip: Buffer) =>
  Object.fromEntries(
    new AdmZip(zip).getEntries().map((entry) => [entry.entryName, entry.getData().toString()]),
  );

it('declares each module that a section exposes, by what it is', () => {
  const files = unpacked(federatedTypes(manifest).zip);
  expect(Object.keys(files)).toEqual(['event.d.ts', 'programme.d.ts', 'sign-up.d.ts']);
  expect(files['event.d.ts']).toContain("loader: PageModule['loader']");
  expect(files['sign-up.d.ts']).toContain('open: boolean');
});

it('names each by the alias that a host gives the remote', () => {
  const { api } = federatedTypes(manifest);
  expect(api).toContain("export type RemoteKeys = 'REMOTE_ALIAS_IDENTIFIER/event' | ");
  expect(api).toContain(
    "T extends 'REMOTE_ALIAS_IDENTIFIER/sign-up' ? typeof import('REMOTE_ALIAS_IDENTIFIER/sign-up') : any;",
  );
});

it('is the same bytes at another time', () => {
  const { zip } = federatedTypes(manifest);
  jest.useFakeTimers({ now: new Date('2031-07-01T12:00:00Z') });
  expect(federatedTypes(manifest).zip.equals(zip)).toBe(true);
  jest.useRealTimers();
});
