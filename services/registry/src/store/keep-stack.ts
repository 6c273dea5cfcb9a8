import { createHash } from 'node:crypto';
import type { SignalClass } from '@coachlab/contracts';
import { isDuplicateKey } from '@coachlab/service-common';
import { type EntityManager, In, Not } from 'typeorm';
import { SEEN_BY_SHELL } from '../domain/signals/observations.ts';
import { ErrorStack } from './rows/signal.row.ts';

/** Different stacks kept of a release; what shells tell takes no place of what browsers do. */
const MOST = { shell: 10, browser: 40 };

/** Adds a session to a stack. A new one may take the place of one that only ever met a single session. */
export async function keepStack(
  manager: EntityManager,
  release: string,
  error: { class: SignalClass; stack: string },
  now: Date,
): Promise<void> {
  const stack = firstLines(error.stack);
  const hash = createHash('sha256').update(`${error.class}\n${stack}`).digest('hex').slice(0, 32);
  const again = await manager.update(
    ErrorStack,
    { release, hash },
    { sessions: () => 'sessions + 1', lastAt: now },
  );
  if (again.affected) return;
  if (!(await makeRoom(manager, release, error.class))) return;
  try {
    const times = { firstAt: now, lastAt: now };
    await manager.insert(ErrorStack, { release, hash, class: error.class, stack, sessions: 1, ...times });
  } catch (fault) {
    if (!isDuplicateKey(fault)) throw fault;
    await manager.update(ErrorStack, { release, hash }, { sessions: () => 'sessions + 1', lastAt: now });
  }
}

async function makeRoom(manager: EntityManager, release: string, kind: SignalClass): Promise<boolean> {
  const ofShell = SEEN_BY_SHELL.includes(kind);
  const alike = { release, class: ofShell ? In(SEEN_BY_SHELL) : Not(In(SEEN_BY_SHELL)) };
  if ((await manager.countBy(ErrorStack, alike)) < (ofShell ? MOST.shell : MOST.browser)) return true;
  const [least] = await manager.find(ErrorStack, {
    where: alike,
    order: { sessions: 'ASC', lastAt: 'ASC' },
    take: 1,
  });
  if (!least || least.sessions > 1) return false;
  await manager.delete(ErrorStack, { release, hash: least.hash });
  return true;
}

/** What a terminal obeys instead of showing it, but for line breaks: anybody may send a stack. */
const OBEYED = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu;

/** Enough to tell faults apart; without the queries of addresses, which are the visitors' own. */
function firstLines(stack: string): string {
  return stack
    .toWellFormed()
    .replaceAll(OBEYED, '')
    .replaceAll(/(https?:\/\/[^\s?#)]*)[?#][^\s):]*/g, '$1')
    .split('\n')
    .slice(0, 8)
    .join('\n')
    .slice(0, 1_000);
}
