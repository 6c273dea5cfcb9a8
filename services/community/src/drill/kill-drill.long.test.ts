import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { type DrillOutcome, killDrill } from './kill-drill.ts';

/** `KILLS=200` is the whole drill, about five minutes an engine. */
const KILLS = Number(process.env['KILLS'] ?? 6);
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

describeEachEngine(`${KILLS} kills of the service and the mail server`, ({ createDatabase }) => {
  let folder = '';
  let outcome: DrillOutcome;
  beforeAll(
    async () => {
      // What is killed is the process that runs in production, so it has to be compiled.
      await promisify(execFile)(
        process.execPath,
        [join(ROOT, 'node_modules/typescript/bin/tsc'), '-b', 'services/community'],
        {
          cwd: ROOT,
        },
      );
      folder = await mkdtemp(join(tmpdir(), 'coachlab-drill-'));
      outcome = await killDrill({ databaseUrl: (await createDatabase()).url, folder, kills: KILLS });
    },
    60_000 + KILLS * 5_000,
  );
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const sorted = (texts: Iterable<string>) => [...texts].toSorted();

  it('lose no accepted post, and none is there twice', () => {
    expect(outcome.acceptedPosts.length).toBeGreaterThan(KILLS);
    expect(sorted(outcome.posts.map(({ title }) => title))).toEqual(
      sorted(outcome.acceptedPosts.map(({ mark }) => mark)),
    );
    expect(sorted(outcome.posts.map(({ id }) => id))).toEqual(
      sorted(outcome.acceptedPosts.map(({ id }) => id)),
    );
  });

  it('lose no accepted message, and none is there twice', () => {
    expect(outcome.acceptedMessages.length).toBeGreaterThan(KILLS);
    expect(sorted(outcome.messages.map(({ subject }) => subject))).toEqual(
      sorted(outcome.acceptedMessages.map(({ mark }) => mark)),
    );
  });

  it('bring every message to the coach; a second copy has the same Message-ID, and a kill explains it', () => {
    const bySubject = new Map<string, string[]>();
    for (const { headers, messageId } of outcome.mails) {
      const subject = (headers.get('subject') ?? '').replace('[Coachlab] ', '');
      bySubject.set(subject, [...(bySubject.get(subject) ?? []), messageId]);
    }
    expect(sorted(bySubject.keys())).toEqual(sorted(outcome.acceptedMessages.map(({ mark }) => mark)));
    expect([...bySubject.values()].filter((ids) => new Set(ids).size > 1)).toEqual([]);
    const copies = outcome.mails.length - bySubject.size;
    expect(copies).toBeLessThanOrEqual(KILLS);
    report(outcome, copies);
  });
});

/** The counts, which a pass alone does not tell. */
function report({ kills, acceptedPosts, acceptedMessages, mails }: DrillOutcome, copies: number): void {
  process.stderr.write(
    `kill drill: ${kills.service} kills of the service, ${kills.mailServer} of the mail server; ` +
      `${acceptedPosts.length} posts, ${acceptedMessages.length} messages, ${mails.length} mails, ${copies} of them second copies\n`,
  );
}
