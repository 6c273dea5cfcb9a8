import type { RegistryStatus, RehearsalReport } from '@coachlab/contracts';
import { findRemote } from '../choose-release.ts';
import type { Input } from '../command.ts';
import { CommandError } from '../command-error.ts';
import { describeRehearsal } from './describe.ts';
import type { Pictures } from './pictures.ts';
import type { RegistryClient } from '../registry-client.ts';
import { siteOf } from '../site-address.ts';
import { type Rehearsal, rehearse } from './rehearse.ts';

/** As much as the registry keeps of one. */
const MOST_FAULTS = 50;
const LONGEST_TEXT = 500;

interface WhatToPlay {
  remote: string;
  version: string;
  only?: string[] | null;
  pictures?: Pictures | null;
}

/** Plays a release, and tells the registry what came of it unless it was about some addresses alone. */
export async function playAndReport(
  input: Input,
  registry: RegistryClient,
  status: RegistryStatus,
  { remote, version, only = null, pictures = null }: WhatToPlay,
): Promise<Rehearsal> {
  const isSeen = process.stderr.isTTY;
  const rehearsal = await rehearse({
    registry,
    state: findRemote(status, remote),
    version,
    site: siteOf(input),
    only,
    pictures,
    env: process.env,
    tell: (what) => isSeen && process.stderr.write(`\u001B[2K\r${what}`),
  });
  if (isSeen) process.stderr.write('\u001B[2K\r');
  if (!only) await registry.reportRehearsal(remote, reportOf(rehearsal, status));
  return rehearsal;
}

/**
 * Makes a change of the registry; where that wants a rehearsal of the release first, plays it and asks again.
 */
export async function rehearsedIfNeeded<T>(
  input: Input,
  registry: RegistryClient,
  { remote, version }: { remote: string; version: string },
  change: () => Promise<T>,
): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof CommandError) || !error.reasons.includes('rehearsal_missing')) throw error;
  }
  input.say('The registry wants a rehearsal first.');
  const rehearsal = await playAndReport(input, registry, await registry.status(), { remote, version });
  input.say(describeRehearsal(rehearsal));
  return change();
}

function reportOf(
  { remote, version, pages, faults }: Rehearsal,
  { remotes }: RegistryStatus,
): RehearsalReport {
  return {
    version,
    among: Object.fromEntries(
      remotes.flatMap(({ name, stable }) => (name === remote || stable === null ? [] : [[name, stable]])),
    ),
    pages: { server: pages.length, browser: pages.filter(({ figures }) => figures).length },
    faults: faults.slice(0, MOST_FAULTS).map(({ address, part, text }) => ({
      address: address.slice(0, LONGEST_TEXT),
      part,
      text: text.slice(0, LONGEST_TEXT),
    })),
  };
}
