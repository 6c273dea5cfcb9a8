import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Certificate, Problem, RecoveryCode, UserCertification } from '@coachlab/contracts';
import { describeEachEngine, type TestService } from '@coachlab/service-common/testing';
import { assessment } from '../assessment.ts';
import {
  type AnswerSheets,
  answerSheets,
  FIRST,
  newVisitor,
  QuizTaker,
  SECOND,
} from '../test/certification-kit.ts';

type Visitor = Record<string, string>;

describeEachEngine('certificates', ({ start }) => {
  let service: TestService;
  let sheets: AnswerSheets;
  let quiz: QuizTaker;
  beforeAll(async () => {
    service = await start(assessment);
    sheets = await answerSheets();
    quiz = new QuizTaker(service, sheets);
  });

  const enrol = (visitor: Visitor, id = FIRST) =>
    service.post(`/api/certifications/${id}/enroll`, { userId: 'guest' }, visitor);
  const pass = (visitor: Visitor, moduleId: string, wrong = 0, id = FIRST) =>
    quiz.take(visitor, { id, moduleId, wrong });
  const complete = async (visitor: Visitor, id = FIRST) => {
    await enrol(visitor, id);
    for (const moduleId of sheets.modules(id)) await pass(visitor, moduleId, 0, id);
  };
  const issue = (visitor: Visitor, holderName: unknown = 'Ada Lovelace', id = FIRST) =>
    service.post<Certificate & Problem>(
      `/api/certifications/${id}/certificate`,
      { userId: 'guest', holderName },
      visitor,
    );
  const verify = (code: string) => service.get<Certificate & Problem>(`/api/certifications/verify/${code}`);
  const mine = async (visitor: Visitor) =>
    (await service.get<UserCertification[]>('/api/user-certifications/guest', visitor)).body;

  describe('a certificate', () => {
    it('is issued once every module is complete, and anybody with its code can see what it says', async () => {
      const visitor = newVisitor();
      await enrol(visitor);
      const [last, ...others] = sheets.modules(FIRST).toReversed();
      for (const moduleId of others) await pass(visitor, moduleId);
      await pass(visitor, last!, 2);
      expect(await issue(visitor)).toMatchObject({
        status: 409,
        body: { code: 'certification_incomplete', detail: expect.stringContaining('one-minute contract') },
      });

      await pass(visitor, last!, 1);
      const { status, body } = await issue(visitor);
      expect(status).toBe(201);
      expect(body).toMatchObject({
        code: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/),
        holderName: 'Ada Lovelace',
        certificationId: FIRST,
        title: 'Coaching Foundations',
        outcomes: expect.any(Array),
        issuedAt: expect.any(String),
      });
      expect(body.modules.map(({ score }) => score)).toEqual([100, 100, 100, 80]);
      expect(await verify(body.code)).toMatchObject({ status: 200, body });
      expect((await mine(visitor))[0]?.certificateCode).toBe(body.code);
    });

    it('issued again keeps its code and takes the new name', async () => {
      const visitor = newVisitor();
      await complete(visitor);
      const first = await issue(visitor, 'Ada Lovelac');
      const second = await issue(visitor, '  Ada   Lovelace ');
      expect(second).toMatchObject({
        status: 200,
        body: { ...first.body, holderName: 'Ada   Lovelace' },
      });
      expect((await verify(first.body.code)).body.holderName).toBe('Ada   Lovelace');
    });

    it('asked for many times at once is one', async () => {
      const visitor = newVisitor();
      await complete(visitor);
      const answers = await Promise.all(Array.from({ length: 10 }, () => issue(visitor)));
      expect(new Set(answers.map(({ body }) => body.code)).size).toBe(1);
    });

    it('is found however its code was typed', async () => {
      const visitor = newVisitor();
      await complete(visitor);
      const { code } = (await issue(visitor)).body;
      for (const typed of [code.toLowerCase(), code.replaceAll('-', ''), code.replaceAll('-', '%20')])
        expect((await verify(typed)).body.code).toBe(code);
    });

    it.each(['0000-0000-0000', 'x', '%F0%9F%8E%93', "'%20OR%201=1"])(
      'with the code %s does not exist',
      async (code) => {
        expect(await verify(code)).toMatchObject({ status: 404, body: { code: 'certificate_unknown' } });
      },
    );

    it('can be withdrawn by its holder alone', async () => {
      const visitor = newVisitor();
      await complete(visitor);
      const { code } = (await issue(visitor)).body;
      const path = `/api/certifications/${FIRST}/certificate`;
      expect((await service.send('DELETE', path, undefined, newVisitor())).status).toBe(403);
      expect((await verify(code)).status).toBe(200);
      expect((await service.send('DELETE', path, undefined, visitor)).status).toBe(204);
      expect((await verify(code)).status).toBe(404);
      expect((await mine(visitor))[0]).not.toHaveProperty('certificateCode');
    });

    it.each([
      ['no name', null],
      ['a blank name', '   '],
      ['a name in two lines', 'Ada\nLovelace'],
      ['a name that is too long', 'A'.repeat(81)],
      ['a name that is no text', 5],
    ])('with %s is refused', async (_, name) => {
      const visitor = newVisitor();
      await complete(visitor);
      expect(await issue(visitor, name)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'holderName' }] },
      });
    });

    it.each(['Łukasz Żółć', '王小明', 'عمر الخيام', '👩🏽‍🚀'.repeat(10), 'O’Neill-Smith, Jr.'])(
      'takes the name %s as it is',
      async (name) => {
        const visitor = newVisitor();
        await complete(visitor);
        expect((await issue(visitor, name)).body.holderName).toBe(name);
      },
    );

    it('needs the visitor cookie, since callers without one share a guest', async () => {
      await enrol({});
      expect(await issue({})).toMatchObject({ status: 403, body: { code: 'visitor_required' } });
    });

    it('is for those who are enrolled', async () => {
      expect(await issue(newVisitor())).toMatchObject({ status: 403, body: { code: 'not_enrolled' } });
    });
  });

  describe('a recovery code', () => {
    const newCode = (visitor: Visitor) =>
      service.post<RecoveryCode & Problem>(
        '/api/user-certifications/guest/recovery-code',
        undefined,
        visitor,
      );
    const recover = (visitor: Visitor, recoveryCode: unknown) =>
      service.post<UserCertification[] & Problem>(
        '/api/user-certifications/guest/recover',
        { recoveryCode },
        visitor,
      );

    it('brings enrolments, progress and certificate to another browser, and leaves them in the first', async () => {
      const [old, fresh] = [newVisitor(), newVisitor()];
      await complete(old);
      const { code } = (await issue(old)).body;
      const made = await newCode(old);
      expect(made).toMatchObject({
        status: 201,
        body: { recoveryCode: expect.stringMatching(/^\w{4}(-\w{4}){3}$/) },
      });

      const recovered = await recover(fresh, made.body.recoveryCode.toLowerCase());
      expect(recovered.status).toBe(200);
      expect(recovered.body).toEqual(await mine(old));
      expect(recovered.body[0]?.certificateCode).toBe(code);
      // From now on both work on the same.
      await enrol(fresh, SECOND);
      expect(await mine(old)).toEqual(await mine(fresh));
      expect(await mine(old)).toHaveLength(2);
    });

    it('joins what both browsers had: the best of each module', async () => {
      const [one, two] = [newVisitor(), newVisitor()];
      await Promise.all([enrol(one), enrol(two), enrol(two, SECOND)]);
      await pass(one, 'grow', 2);
      await pass(one, 'listening', 0);
      await pass(two, 'grow', 0);
      const { recoveryCode } = (await newCode(one)).body;
      await recover(two, recoveryCode);
      const joined = await mine(one);
      expect(joined.map(({ certificationId }) => certificationId).sort()).toEqual([FIRST, SECOND].sort());
      expect(joined.find(({ certificationId }) => certificationId === FIRST)?.progress).toEqual({
        grow: { completed: true, bestScore: 100 },
        listening: { completed: true, bestScore: 100 },
      });
      expect(await mine(two)).toEqual(joined);
    });

    it('works for a third browser and again in the same one', async () => {
      const [one, two, three] = [newVisitor(), newVisitor(), newVisitor()];
      await enrol(one);
      const first = (await newCode(one)).body.recoveryCode;
      await recover(two, first);
      const second = (await newCode(two)).body.recoveryCode;
      await enrol(three, SECOND);
      expect((await recover(three, second)).body).toHaveLength(2);
      expect((await recover(three, second)).body).toHaveLength(2);
      expect(await mine(one)).toHaveLength(2);
    });

    it('is replaced by the next one', async () => {
      const visitor = newVisitor();
      await enrol(visitor);
      const first = (await newCode(visitor)).body.recoveryCode;
      await newCode(visitor);
      expect(await recover(newVisitor(), first)).toMatchObject({
        status: 400,
        body: { code: 'recovery_code_unknown', errors: [{ path: 'recoveryCode' }] },
      });
    });

    it('is kept as a hash only', async () => {
      const { recoveryCode } = (await newCode(newVisitor())).body;
      const rows = await service.running.dataSource!.query('SELECT * FROM recovery_code');
      expect(JSON.stringify(rows)).not.toContain(recoveryCode.replaceAll('-', ''));
    });

    it.each([['0000-0000-0000-0000'], [''], [5], [null], ['x'.repeat(100)]])(
      'that reads %j is refused',
      async (code) => {
        expect(await recover(newVisitor(), code)).toMatchObject({
          status: 400,
          body: { errors: [{ path: 'recoveryCode' }] },
        });
      },
    );

    it('needs the visitor cookie', async () => {
      expect(await newCode({})).toMatchObject({ status: 403, body: { code: 'visitor_required' } });
      expect(await recover({}, '0000-0000-0000-0000')).toMatchObject({ status: 403 });
    });

    it('is nobody else’s business', async () => {
      const answer = await service.post(
        '/api/user-certifications/anna/recovery-code',
        undefined,
        newVisitor(),
      );
      expect(answer).toMatchObject({ status: 403, body: { code: 'not_your_user' } });
    });

    it('cannot be guessed at speed', async () => {
      const limited = await start(assessment, { COACHLAB_LIMITS: 'on' });
      const visitor = newVisitor();
      const statuses = [];
      for (let call = 0; call < 6; call += 1) {
        const body = { recoveryCode: '0000-0000-0000-0000' };
        statuses.push((await limited.post('/api/user-certifications/guest/recover', body, visitor)).status);
      }
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    });
  });
});
