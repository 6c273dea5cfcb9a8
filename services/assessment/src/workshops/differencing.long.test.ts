import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Workshop, WORKSHOP_STEP } from '@coachlab/contracts';
import { createSqliteDatabase, startTestService, type TestService } from '@coachlab/service-common/testing';
import { IsNull, Not } from 'typeorm';
import { assessment } from '../assessment.ts';
import { WorkshopMemberRow } from '../rows/workshop-member.row.ts';
import { type Participant, WorkshopCaller } from '../test/workshop-kit.ts';

/** In the higher ones more people leave again. */
const WALKS = [2, 3, 4, 5];

let service: TestService;
let calls: WorkshopCaller;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createSqliteDatabase();
  drop = database.drop;
  service = await startTestService(assessment, { DATABASE_URL: database.url });
  calls = new WorkshopCaller(service);
});
afterAll(async () => {
  await service?.stop();
  await drop?.();
});

/** Whose scores the figures come from. */
async function behind({ id }: Workshop): Promise<Set<string>> {
  const rows = await service.running
    .dataSource!.getRepository(WorkshopMemberRow)
    .findBy({ workshopId: id, groupNumber: Not(IsNull()) });
  return new Set(rows.map(({ visitorId }) => visitorId));
}

/** How many are in one of the two alone. */
function difference(one: Set<string>, other: Set<string>): number {
  return (
    [...one].filter((name) => !other.has(name)).length + [...other].filter((name) => !one.has(name)).length
  );
}

/** The same every time. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

it.each(WALKS)(
  'whoever looks after every step of walk %i can set no two spreads beside each other that differ by fewer than five',
  async (seed) => {
    const workshop = await calls.opened();
    const people = await Promise.all(Array.from({ length: 13 }, (_, n) => calls.participant(1 + (n % 6))));
    const present = new Set<Participant>();
    const seen: { figures: string; of: Set<string> }[] = [{ figures: 'null', of: new Set() }];
    const random = numbers(seed);
    for (let step = 0; step < 120; step += 1) {
      const person = people[Math.floor(random.next().value * people.length)]!;
      // In some walks they leave as often as they come, and in some hardly ever.
      if (!present.has(person)) {
        expect((await calls.join(workshop.code, person)).status).toBe(201);
        present.add(person);
      } else if (random.next().value < seed / 6) {
        expect((await calls.takeBack(workshop.code, person)).status).toBe(204);
        present.delete(person);
      }
      const { body } = await calls.look(workshop.id);
      const of = await behind(workshop);
      expect([body.joined, body.spread?.people ?? 0]).toEqual([present.size, of.size]);
      const joined = [...present].map(({ visitor }) => visitor['x-coachlab-visitor']);
      expect([...of].filter((one) => !joined.includes(one))).toEqual([]);
      seen.push({ figures: JSON.stringify(body.spread), of });
    }
    const differences = seen.flatMap((one, at) =>
      seen.slice(at + 1).map((other) => difference(one.of, other.of)),
    );
    expect(differences.filter((size) => size > 0 && size < WORKSHOP_STEP)).toEqual([]);
    expect(differences.some((size) => size >= WORKSHOP_STEP)).toBe(true);
    // Nor do the figures change while the people stay.
    for (const [at, one] of seen.entries())
      for (const other of seen.slice(at + 1))
        if (difference(one.of, other.of) === 0) expect(other.figures).toBe(one.figures);
  },
);

it('four who leave and come back under other numbers do not bring out the fifth', async () => {
  const workshop = await calls.opened();
  const people = await calls.joined(workshop.code, [1, 2, 3, 4, 5]);
  for (const one of people.slice(0, 4)) await calls.takeBack(workshop.code, one);
  expect((await calls.look(workshop.id)).body).toMatchObject({ joined: 1, missing: 9, spread: null });
  for (const one of people.slice(0, 4)) await calls.join(workshop.code, one);
  await calls.joined(workshop.code, [6]);
  expect((await calls.look(workshop.id)).body.spread).toBeNull();
});

it('somebody who leaves as another comes is not told from them', async () => {
  const workshop = await calls.opened();
  const [anna] = await calls.joined(workshop.code, [1, 3, 3, 3, 3]);
  await calls.takeBack(workshop.code, anna!);
  await calls.joined(workshop.code, [6]);
  expect((await calls.look(workshop.id)).body).toMatchObject({ joined: 5, spread: null });
});
