import { beforeAll, describe, expect, it } from '@jest/globals';
import { type AssessmentData, type Erasure, type Workshop, WORKSHOP_MOST } from '@coachlab/contracts';
import { describeEachEngine, schemaDrift, type TestService } from '@coachlab/service-common/testing';
import { assessment } from '../assessment.ts';
import { Housekeeping } from '../housekeeping.ts';
import { IcpiResultRow } from '../icpi/icpi-result.row.ts';
import { WorkshopMemberRow } from '../rows/workshop-member.row.ts';
import { WorkshopRow } from '../rows/workshop.row.ts';
import { key, newVisitor } from '../test/certification-kit.ts';
import { takeIcpi } from '../test/take-icpi.ts';
import { WorkshopCaller } from '../test/workshop-kit.ts';

const DAY = 86_400_000;
const MY_DATA = '/api/assessment/my-data';
const NOBODY = 'f'.repeat(32);

describeEachEngine('a workshop', ({ start }) => {
  let service: TestService;
  let calls: WorkshopCaller;
  beforeAll(async () => {
    service = await start(assessment);
    calls = new WorkshopCaller(service);
  });
  const manager = () => service.running.dataSource!.manager;
  /** As if it had been opened so long ago that it is over. */
  const end = ({ id }: Pick<Workshop, 'id'>) =>
    manager().update(WorkshopRow, { id }, { expiresAt: new Date(Date.now() - 1_000) });

  it('is kept in tables that the entities describe', async () => {
    const drift = await schemaDrift(service.running.dataSource!);
    expect(drift.filter((change) => change.includes('workshop'))).toEqual([]);
  });

  describe('is opened', () => {
    it('with a secret address, and a code that does not show it', async () => {
      const { status, body } = await calls.open({ name: '  Leads, March ', days: 7 });
      expect([status, Object.keys(body)]).toEqual([201, ['id']]);
      expect(body.id).toMatch(/^[0-9a-f]{32}$/);
      const { body: workshop, headers } = await calls.look(body.id);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(workshop).toEqual({
        id: body.id,
        code: expect.stringMatching(/^\w{3}-\w{3}-\w{3}$/),
        name: 'Leads, March',
        openedAt: expect.any(String),
        expiresAt: expect.any(String),
        joined: 0,
        missing: 5,
        spread: null,
      });
      expect(Date.parse(workshop.expiresAt) - Date.parse(workshop.openedAt)).toBe(7 * DAY);
    });

    it('without a name', async () => {
      for (const body of [{ days: 90 }, { days: 90, name: null }])
        expect((await calls.opened(body)).name).toBeNull();
    });

    it.each([
      ['no days', {}, 'days'],
      ['days that are not offered', { days: 8 }, 'days'],
      ['days in words', { days: '30' }, 'days'],
      ['a long name', { days: 7, name: 'x'.repeat(81) }, 'name'],
      ['a name of two lines', { days: 7, name: 'a\nb' }, 'name'],
      ['a blank name', { days: 7, name: '  ' }, 'name'],
      ['a field of its own', { days: 7, code: 'K4T-9WM-XH7' }, 'code'],
    ])('but not with %s', async (_, body, path) => {
      expect(await calls.open(body)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    });

    it('with a name of eighty characters of any script', async () => {
      const name = '\u{1F600}'.repeat(80);
      expect((await calls.opened({ days: 7, name })).name).toBe(name);
    });

    it('by a browser with the cookie alone', async () => {
      expect(await calls.open({ days: 7 }, {})).toMatchObject({
        status: 403,
        body: { code: 'visitor_required' },
      });
    });

    it('once, however often it is sent with its key', async () => {
      const headers = { ...newVisitor(), ...key('open') };
      const answers = await Promise.all(Array.from({ length: 6 }, () => calls.open({ days: 7 }, headers)));
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect((await calls.open({ days: 30 }, headers)).status).toBe(422);
    });
  });

  describe('is joined', () => {
    it('by its code as people type it, which tells no more than they need', async () => {
      const { id, code, name, expiresAt } = await calls.opened({ days: 30, name: 'Leads' });
      for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ''), ` ${code} `]) {
        const { status, body } = await calls.find(encodeURIComponent(typed));
        expect([status, body]).toEqual([200, { code, name, expiresAt }]);
        expect(JSON.stringify(body)).not.toContain(id);
      }
    });

    it.each(['CCC-CCC-CCC', 'nonsense', '%00', NOBODY, '..%2F..'])('by no other: %s', async (code) => {
      expect(await calls.find(code)).toMatchObject({ status: 404, body: { code: 'workshop_unknown' } });
    });

    it('by its secret address neither, nor does its code show the spread', async () => {
      const { id, code } = await calls.opened();
      expect((await calls.find(id)).status).toBe(404);
      for (const address of [code, code.replaceAll('-', '')]) {
        expect((await calls.look(address)).status).toBe(404);
        expect((await calls.delete(address)).status).toBe(404);
      }
    });

    it('with a result of the own browser, once', async () => {
      const workshop = await calls.opened();
      const anna = await calls.participant();
      const { code, name, expiresAt } = workshop;
      expect(await calls.join(code, anna)).toMatchObject({ status: 201, body: { code, name, expiresAt } });
      expect(await calls.join(code, anna)).toMatchObject({ status: 200, body: { code } });
      const retaken = { ...anna, id: (await takeIcpi(service, anna.visitor)).id };
      expect(await calls.join(code, retaken)).toMatchObject({
        status: 409,
        body: { code: 'joined_already' },
      });
      expect((await calls.look(workshop.id)).body.joined).toBe(1);
      expect((await calls.ofResult(anna)).body).toHaveLength(1);
      expect((await calls.ofResult({ ...anna, visitor: newVisitor() })).body).toEqual([]);
    });

    it('once also by eight presses at the same time', async () => {
      const { id, code } = await calls.opened();
      const anna = await calls.participant();
      const answers = await Promise.all(Array.from({ length: 8 }, () => calls.join(code, anna)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([
        200, 200, 200, 200, 200, 200, 200, 201,
      ]);
      expect((await calls.look(id)).body.joined).toBe(1);
    });

    it('by five at the same time, who then are in the spread', async () => {
      const { id, code } = await calls.opened();
      const people = await Promise.all([1, 2, 3, 4, 5].map((answer) => calls.participant(answer)));
      const answers = await Promise.all(people.map((one) => calls.join(code, one)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect((await calls.look(id)).body).toMatchObject({ joined: 5, spread: { people: 5 } });
    });

    it('not with the result of somebody else, of nobody, or without a cookie', async () => {
      const { id, code } = await calls.opened();
      const anna = await calls.participant();
      const guest = { visitor: {}, id: (await takeIcpi(service, {})).id };
      const refused = [
        [{ ...anna, visitor: newVisitor() }, 403, 'result_of_another'],
        [{ ...anna, id: guest.id }, 403, 'result_of_another'],
        [{ ...anna, id: NOBODY }, 404, 'result_unknown'],
        [guest, 403, 'visitor_required'],
        [{ ...anna, id: 'nonsense' }, 400, 'validation_failed'],
      ] as const;
      for (const [person, status, fault] of refused)
        expect(await calls.join(code, person)).toMatchObject({ status, body: { code: fault } });
      expect((await calls.look(id)).body.joined).toBe(0);
    });

    it('not with a result that was scored by other rules', async () => {
      const { code } = await calls.opened();
      const anna = await calls.participant();
      await manager().update(IcpiResultRow, { id: anna.id }, { scoringVersion: 0 });
      expect(await calls.join(code, anna)).toMatchObject({
        status: 409,
        body: { code: 'result_scored_otherwise' },
      });
    });

    it('not by more people than it is for', async () => {
      const { id, code } = await calls.opened();
      await manager().insert(
        WorkshopMemberRow,
        Array.from({ length: WORKSHOP_MOST }, (_, n) => ({
          workshopId: id,
          resultId: n.toString(16).padStart(32, 'e'),
          visitorId: n.toString(16).padStart(32, 'e'),
          groupNumber: null,
          published: false,
          joinedAt: new Date(),
        })),
      );
      expect(await calls.join(code, await calls.participant())).toMatchObject({
        status: 409,
        body: { code: 'workshop_full' },
      });
    });
  });

  describe('shows its facilitator', () => {
    it('how many have joined, and nothing else of fewer than five', async () => {
      const { id, code } = await calls.opened();
      for (const count of [1, 2, 3, 4]) {
        await calls.joined(code, [count]);
        const { body } = await calls.look(id);
        expect(body).toMatchObject({ joined: count, missing: 5 - count, spread: null });
      }
    });

    it('the spread of each dimension from five on, and nobody in it', async () => {
      const { id, code } = await calls.opened();
      const people = await calls.joined(code, [1, 2, 3, 4, 6]);
      const { body } = await calls.look(id);
      const points = { lower: 35, median: 45, upper: 55, lowestBand: 'mid', highestBand: 'mid' };
      expect(body).toMatchObject({ joined: 5, missing: 5 });
      expect(body.spread).toEqual({
        people: 5,
        of: { trust: points, listening: points, safety: points, composite: points },
      });
      const text = JSON.stringify(body);
      for (const one of people) {
        expect(text).not.toContain(one.id);
        expect(text).not.toContain(one.visitor['x-coachlab-visitor']);
      }
    });

    it('the same from the sixth to the ninth, and the tenth makes it ten', async () => {
      const { id, code } = await calls.opened();
      await calls.joined(code, [3, 3, 3, 3, 3]);
      const { spread } = (await calls.look(id)).body;
      for (const missing of [4, 3, 2, 1]) {
        await calls.joined(code, [6]);
        expect((await calls.look(id)).body).toMatchObject({ missing, spread });
      }
      await calls.joined(code, [6]);
      expect((await calls.look(id)).body).toMatchObject({ joined: 10, missing: 5, spread: { people: 10 } });
    });

    it('nothing to anybody who does not know its address', async () => {
      for (const id of [NOBODY, 'nonsense', 'F'.repeat(32), '..%2Fmy-data'])
        expect((await calls.look(id)).status).toBe(404);
    });
  });

  describe('gives back what somebody added', () => {
    it('at once, and with it the group whose figures would tell it', async () => {
      const { id, code } = await calls.opened();
      const [anna] = await calls.joined(code, [1, 2, 3, 4, 5, 6, 6, 6, 6, 6]);
      expect((await calls.takeBack(code, anna!)).status).toBe(204);
      expect((await calls.look(id)).body).toMatchObject({
        joined: 9,
        missing: 6,
        spread: { people: 5, of: { trust: { lower: 75, median: 75, upper: 75 } } },
      });
      expect((await calls.ofResult(anna!)).body).toEqual([]);
      expect((await service.get(`/api/icpi/${anna!.id}`)).status).toBe(200);
      expect(await calls.takeBack(code, anna!)).toMatchObject({ status: 404, body: { code: 'not_joined' } });
    });

    it('to nobody else', async () => {
      const { id, code } = await calls.opened();
      const [anna] = await calls.joined(code, [1]);
      for (const visitor of [newVisitor(), {}])
        expect((await calls.takeBack(code, { ...anna!, visitor })).status).not.toBe(204);
      expect((await calls.look(id)).body.joined).toBe(1);
    });

    it('so that they can add another result', async () => {
      const { code } = await calls.opened();
      const [anna] = await calls.joined(code, [1]);
      await calls.takeBack(code, anna!);
      const retaken = { ...anna!, id: (await takeIcpi(service, anna!.visitor)).id };
      expect((await calls.join(code, retaken)).status).toBe(201);
    });

    it('when the result is deleted', async () => {
      const { id, code } = await calls.opened();
      const [anna] = await calls.joined(code, [1, 2, 3, 4, 5]);
      await service.send('DELETE', `/api/icpi/${anna!.id}`, undefined, anna!.visitor);
      expect((await calls.look(id)).body).toMatchObject({ joined: 4, spread: null });
    });

    it('when the result is deleted as it joins', async () => {
      for (let round = 0; round < 10; round += 1) {
        const { id, code } = await calls.opened();
        const anna = await calls.participant();
        await Promise.all([
          calls.join(code, anna),
          service.send('DELETE', `/api/icpi/${anna.id}`, undefined, anna.visitor),
        ]);
        expect((await calls.look(id)).body.joined).toBe(0);
        expect(await manager().countBy(WorkshopMemberRow, { workshopId: id })).toBe(0);
      }
    });
  });

  describe('ends', () => {
    const gone = async ({ id, code }: Workshop) => {
      expect(await calls.look(id)).toMatchObject({ status: 404, body: { code: 'workshop_unknown' } });
      expect(await calls.find(code)).toMatchObject({ status: 404, body: { code: 'workshop_unknown' } });
      expect((await calls.join(code, await calls.participant())).status).toBe(404);
    };
    const rows = async ({ id }: Workshop) => [
      await manager().countBy(WorkshopRow, { id }),
      await manager().countBy(WorkshopMemberRow, { workshopId: id }),
    ];

    it('when it is deleted by its address, with all that was added and none of the results', async () => {
      const workshop = await calls.opened();
      const [anna] = await calls.joined(workshop.code, [1, 2]);
      expect((await calls.delete(workshop.id)).status).toBe(204);
      await gone(workshop);
      expect(await rows(workshop)).toEqual([0, 0]);
      expect((await calls.delete(workshop.id)).status).toBe(404);
      expect((await service.get(`/api/icpi/${anna!.id}`)).status).toBe(200);
    });

    it('on its day, and then its rows go, and those of no other', async () => {
      const [over, open] = [await calls.opened(), await calls.opened()];
      const [anna] = await calls.joined(over.code, [1, 2]);
      await calls.joined(open.code, [1, 2]);
      await end(over);
      await gone(over);
      expect((await calls.ofResult(anna!)).body).toEqual([]);
      await service.running.app.get(Housekeeping).clean();
      expect([await rows(over), await rows(open)]).toEqual([
        [0, 0],
        [1, 2],
      ]);
      expect((await service.get(`/api/icpi/${anna!.id}`)).status).toBe(200);
    });

    it('while somebody joins, with nothing left of it', async () => {
      for (let round = 0; round < 10; round += 1) {
        const workshop = await calls.opened();
        const anna = await calls.participant();
        await Promise.all([calls.delete(workshop.id), calls.join(workshop.code, anna)]);
        expect(await rows(workshop)).toEqual([0, 0]);
      }
    });
  });

  describe('and what is kept of a visitor', () => {
    const read = async (visitor: Record<string, string>) =>
      (await service.get<AssessmentData>(MY_DATA, visitor)).body.workshops;
    const erase = (visitor: Record<string, string>) =>
      service.send<Erasure>('DELETE', MY_DATA, undefined, visitor);

    it('names those they opened and those they joined, and of others only how many', async () => {
      const facilitator = newVisitor();
      const { id, code, name, openedAt, expiresAt } = await calls.opened(
        { days: 30, name: 'Leads' },
        facilitator,
      );
      const [anna, ben] = await calls.joined(code, [1, 2]);
      expect(await read(facilitator)).toEqual({
        opened: [{ id, code, name, openedAt, expiresAt, joined: 2 }],
        joined: [],
      });
      expect(await read(anna!.visitor)).toEqual({
        opened: [],
        joined: [{ code, name, expiresAt, joinedAt: expect.any(String), resultId: anna!.id }],
      });
      expect(JSON.stringify(await read(anna!.visitor))).not.toMatch(new RegExp(`${id}|${ben!.id}`));
    });

    it('is erased from the workshops of others, group and all', async () => {
      const { id, code } = await calls.opened();
      const [anna, ben] = await calls.joined(code, [1, 2, 3, 4, 5]);
      expect((await erase(anna!.visitor)).body.erased).toMatchObject({ workshopScores: 1, workshops: 0 });
      expect((await calls.look(id)).body).toMatchObject({ joined: 4, spread: null });
      expect((await calls.ofResult(ben!)).body).toHaveLength(1);
    });

    it('is erased with the workshops they opened, and none of the results in these', async () => {
      const facilitator = newVisitor();
      const headers = { ...facilitator, ...key('erased') };
      const { id, code } = await calls.opened({ days: 30 }, headers);
      const [anna] = await calls.joined(code, [1]);
      expect((await erase(facilitator)).body.erased).toMatchObject({ workshopScores: 0, workshops: 1 });
      expect((await calls.look(id)).status).toBe(404);
      expect(await read(anna!.visitor)).toEqual({ opened: [], joined: [] });
      expect((await service.get(`/api/icpi/${anna!.id}`)).status).toBe(200);
      expect((await calls.open({ days: 30 }, headers)).status).toBe(409);
    });

    it('is not brought back by what was under way', async () => {
      const { id, code } = await calls.opened();
      for (let round = 0; round < 10; round += 1) {
        const anna = await calls.participant();
        await Promise.all([
          erase(anna.visitor),
          calls.join(code, anna),
          calls.open({ days: 7 }, anna.visitor),
        ]);
        const left = await manager().countBy(WorkshopMemberRow, {
          visitorId: anna.visitor['x-coachlab-visitor'],
        });
        expect(left).toBe(0);
      }
      expect((await calls.look(id)).body.joined).toBe(0);
    });
  });

  it('survives a restart', async () => {
    const { id, code } = await calls.opened();
    await calls.joined(code, [1, 2, 3, 4, 5]);
    const before = await calls.look(id);
    await service.restart();
    expect((await calls.look(id)).body).toEqual(before.body);
  });
});
