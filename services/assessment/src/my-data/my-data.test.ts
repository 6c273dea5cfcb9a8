import { beforeAll, describe, expect, it } from '@jest/globals';
import type {
  AssessmentData,
  Certificate,
  Erasure,
  Problem,
  RecoveryCode,
  UserCertification,
} from '@coachlab/contracts';
import { describeEachEngine, type TestService } from '@coachlab/service-common/testing';
import { assessment } from '../assessment.ts';
import { EnrolmentRow } from '../rows/enrolment.row.ts';
import { IcpiResultRow } from '../icpi/icpi-result.row.ts';
import { OwnerLinkRow } from '../owners/owner-link.row.ts';
import { RecoveryCodeRow } from '../owners/recovery-code.row.ts';
import { QuizAttemptRow } from '../rows/quiz-attempt.row.ts';
import { QuizDrawRow } from '../rows/quiz-draw.row.ts';
import {
  type AnswerSheets,
  answerSheets,
  FIRST,
  key,
  newVisitor,
  QuizTaker,
  SECOND,
} from '../test/certification-kit.ts';
import { takeIcpi } from '../test/take-icpi.ts';

type Visitor = Record<string, string>;

const PATH = '/api/assessment/my-data';

describeEachEngine('what is kept of a visitor', ({ start }) => {
  let service: TestService;
  let sheets: AnswerSheets;
  let quiz: QuizTaker;
  beforeAll(async () => {
    service = await start(assessment);
    sheets = await answerSheets();
    quiz = new QuizTaker(service, sheets);
  });

  const read = (visitor: Visitor) => service.get<AssessmentData & Problem>(PATH, visitor);
  const erase = (visitor: Visitor) => service.send<Erasure & Problem>('DELETE', PATH, undefined, visitor);
  const enrol = (visitor: Visitor, id = FIRST) =>
    service.post<Problem>(`/api/certifications/${id}/enroll`, { userId: 'guest' }, visitor);
  const mine = async (visitor: Visitor) =>
    (await service.get<UserCertification[]>('/api/user-certifications/guest', visitor)).body;
  const certify = async (visitor: Visitor) => {
    await enrol(visitor);
    for (const moduleId of sheets.modules(FIRST)) await quiz.take(visitor, { moduleId });
    const body = { userId: 'guest', holderName: 'Ada Lovelace' };
    return (await service.post<Certificate>(`/api/certifications/${FIRST}/certificate`, body, visitor)).body;
  };
  const newCode = async (visitor: Visitor) =>
    (await service.post<RecoveryCode>('/api/user-certifications/guest/recovery-code', undefined, visitor))
      .body;
  const join = async (visitor: Visitor, to: Visitor) =>
    service.post<Problem>('/api/user-certifications/guest/recover', await newCode(to), visitor);
  const rows = (entity: Function, where: object = {}) =>
    service.running.dataSource!.manager.countBy(entity, where);
  const isEmpty = (data: AssessmentData) => expect(data).toEqual(NOTHING);

  const NOTHING: AssessmentData = {
    icpiResults: [],
    enrolments: [],
    recovery: { codeMadeAt: null, otherBrowsers: 0 },
    workshops: { opened: [], joined: [] },
  };

  describe('the export', () => {
    it('has results, enrolments, attempts, open questions and certificates, with ISO dates', async () => {
      const visitor = newVisitor();
      const { id } = await takeIcpi(service, visitor);
      const certificate = await certify(visitor);
      await newCode(visitor);
      const { status, body, headers } = await read(visitor);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(body.icpiResults).toEqual([(await service.get(`/api/icpi/${id}`)).body]);
      const [enrolment] = body.enrolments;
      expect(enrolment).toMatchObject({ certificationId: FIRST, certificates: [certificate] });
      expect(enrolment!.attempts.map(({ moduleId }) => moduleId)).toEqual(sheets.modules(FIRST));
      expect(enrolment!.attempts[0]).toMatchObject({ score: 100, passed: true });
      expect(enrolment!.openQuestions[0]!.questionIds).toHaveLength(5);
      for (const at of [enrolment!.enrolledAt, enrolment!.attempts[0]!.at, body.recovery.codeMadeAt!])
        expect(new Date(at).toISOString()).toBe(at);
    });

    it('has nothing of anybody else, and none of the keys', async () => {
      const [anna, ben] = [newVisitor(), newVisitor()];
      await takeIcpi(service, anna);
      await certify(anna);
      isEmpty((await read(ben)).body);
      const text = JSON.stringify((await read(anna)).body);
      expect(text).not.toContain(anna['x-coachlab-visitor']);
      expect(text).not.toMatch(/answerKeys|codeHash|visitorId|ownerId/);
    });
  });

  it.each([
    ['without a cookie', {}],
    ['with a visitor that is none', { 'x-coachlab-visitor': 'guest' }],
    ['with a visitor of the wrong form', { 'x-coachlab-visitor': `${'c'.repeat(31)}%` }],
  ])('refuses both calls %s, and leaves the shared guest alone', async (_, headers) => {
    await enrol({}, 'quiet-systems');
    for (const answer of [await read(headers as Visitor), await erase(headers as Visitor)])
      expect(answer).toMatchObject({ status: 403, body: { code: 'visitor_required' } });
    expect(await mine({})).toHaveLength(1);
  });

  describe('erasing', () => {
    it('leaves no row, takes certificates down and results away, and the cookie works on', async () => {
      const visitor = newVisitor();
      const visitorId = visitor['x-coachlab-visitor']!;
      const { id } = await takeIcpi(service, visitor);
      const certificate = await certify(visitor);
      const { recoveryCode } = await newCode(visitor);
      const { id: enrolmentId } = await service.running
        .dataSource!.getRepository(EnrolmentRow)
        .findOneByOrFail({ ownerId: visitorId });

      expect(await erase(visitor)).toMatchObject({
        status: 200,
        body: {
          erased: { icpiResults: 1, enrolments: 1, attempts: sheets.modules(FIRST).length, certificates: 1 },
        },
      });
      isEmpty((await read(visitor)).body);
      expect((await service.get(`/api/icpi/${id}`)).status).toBe(404);
      expect((await service.get(`/api/certifications/verify/${certificate.code}`)).status).toBe(404);
      for (const entity of [QuizAttemptRow, QuizDrawRow]) expect(await rows(entity, { enrolmentId })).toBe(0);
      expect(
        (await service.post('/api/user-certifications/guest/recover', { recoveryCode }, newVisitor())).status,
      ).toBe(400);

      expect((await takeIcpi(service, visitor)).status).toBe(201);
      expect((await enrol(visitor)).status).toBe(201);
      expect((await quiz.take(visitor)).status).toBe(200);
    });

    it('leaves what belongs to others', async () => {
      const [anna, ben] = [newVisitor(), newVisitor()];
      const { id } = await takeIcpi(service, ben);
      const certificate = await certify(ben);
      await enrol(anna);
      const before = (await read(ben)).body;
      await erase(anna);
      expect((await read(ben)).body).toEqual(before);
      expect((await service.get(`/api/icpi/${id}`)).status).toBe(200);
      expect((await service.get(`/api/certifications/verify/${certificate.code}`)).status).toBe(200);
    });

    it('sixteen times at once, and once more, is the same as once', async () => {
      const visitor = newVisitor();
      await takeIcpi(service, visitor);
      await certify(visitor);
      const answers = await Promise.all(Array.from({ length: 16 }, () => erase(visitor)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const counts = answers.map(({ body }) => body.erased['icpiResults'] ?? 0);
      expect(counts.toSorted().at(-1)).toBe(1);
      expect(counts.reduce((sum, count) => sum + count)).toBe(1);
      expect(await erase(visitor)).toMatchObject({ status: 200, body: { erased: { enrolments: 0 } } });
      isEmpty((await read(visitor)).body);
    });

    it('is not undone by repeating what was sent before it', async () => {
      const visitor = newVisitor();
      const keyed = { ...visitor, ...key('before') };
      expect((await takeIcpi(service, keyed)).status).toBe(201);
      await erase(visitor);
      expect((await takeIcpi(service, keyed)).status).toBe(409);
      isEmpty((await read(visitor)).body);
    });

    it('leaves nothing of what was under way', async () => {
      for (let round = 0; round < 15; round += 1) {
        const visitor = newVisitor();
        await enrol(visitor);
        const answers = await quiz.answers(visitor);
        const [erasure] = await Promise.all([
          erase(visitor),
          takeIcpi(service, visitor),
          enrol(visitor, SECOND),
          quiz.submit(visitor, answers),
          quiz.draw(visitor, { moduleId: 'listening' }),
          newCode(visitor),
        ]);
        expect(erasure.status).toBe(200);
        const { body } = await read(visitor);
        const kept = [
          ...body.icpiResults.map(({ createdAt }) => createdAt),
          ...body.enrolments.map(({ enrolledAt }) => enrolledAt),
          ...(body.recovery.codeMadeAt ? [body.recovery.codeMadeAt] : []),
        ];
        for (const at of kept) expect(at > erasure.body.erasedAt).toBe(true);
      }
      for (const entity of [QuizAttemptRow, QuizDrawRow]) expect(await orphans(entity)).toBe(0);
    });

    async function orphans(entity: typeof QuizAttemptRow | typeof QuizDrawRow): Promise<number> {
      const { manager } = service.running.dataSource!;
      const ids = new Set((await manager.find(EnrolmentRow)).map(({ id }) => id));
      const all = (await manager.find(entity)) as { enrolmentId: number }[];
      return all.filter(({ enrolmentId }) => !ids.has(enrolmentId)).length;
    }
  });

  describe('of browsers that a recovery code joined', () => {
    it('exports the shared enrolments to each, and the results to their own', async () => {
      const [laptop, phone] = [newVisitor(), newVisitor()];
      await enrol(laptop);
      await takeIcpi(service, laptop);
      await join(phone, laptop);
      const { body } = await read(phone);
      expect(body.enrolments.map(({ certificationId }) => certificationId)).toEqual([FIRST]);
      expect(body.icpiResults).toEqual([]);
      expect(body.recovery.otherBrowsers).toBe(1);
    });

    it.each([
      ['that used the code', 1],
      ['that made it', 0],
    ])(
      'erases the shared enrolments when the one %s does, and leaves the other’s results',
      async (_, index) => {
        const both = [newVisitor(), newVisitor()];
        const [laptop, phone] = both as [Visitor, Visitor];
        const results = [await takeIcpi(service, laptop), await takeIcpi(service, phone)];
        const certificate = await certify(laptop);
        await join(phone, laptop);
        await enrol(phone, SECOND);

        const [eraser, other] = [both[index]!, both[1 - index]!];
        expect(await erase(eraser)).toMatchObject({ status: 200, body: { erased: { enrolments: 2 } } });
        expect([await mine(laptop), await mine(phone)]).toEqual([[], []]);
        expect((await service.get(`/api/certifications/verify/${certificate.code}`)).status).toBe(404);
        expect((await service.get(`/api/icpi/${results[1 - index]!.id}`)).status).toBe(200);
        expect((await read(other)).body.icpiResults).toHaveLength(1);

        // Each is by itself from now on.
        await enrol(other);
        expect(await mine(eraser)).toEqual([]);
        const ownerId = laptop['x-coachlab-visitor']!;
        expect(await rows(OwnerLinkRow, { ownerId })).toBe(0);
        expect(await rows(RecoveryCodeRow, { ownerId })).toBe(0);
      },
    );

    it('comes out whole when one joins while the other erases', async () => {
      for (let round = 0; round < 15; round += 1) {
        const [laptop, phone] = [newVisitor(), newVisitor()];
        await enrol(laptop);
        await enrol(phone, SECOND);
        const code = await newCode(laptop);
        const [erasure, joined] = await Promise.all([
          erase(laptop),
          service.post<Problem>('/api/user-certifications/guest/recover', code, phone),
        ]);
        expect(erasure.status).toBe(200);
        expect(await mine(laptop)).toEqual([]);
        // Either joined first, and went with the rest, or was too late and keeps its own.
        const left = (await mine(phone)).map(({ certificationId }) => certificationId);
        expect(left).toEqual(joined.status === 200 ? [] : [SECOND]);
      }
    });
  });

  it('is asked for by one visitor a limited number of times, by others meanwhile still', async () => {
    const limited = await start(assessment, { COACHLAB_LIMITS: 'on' });
    const [anna, ben] = [newVisitor(), newVisitor()];
    for (const method of ['GET', 'DELETE']) {
      const call = (visitor: Visitor) => limited.send(method, PATH, undefined, visitor);
      const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await call(anna)).status));
      expect(statuses.filter((status) => status === 429)).toHaveLength(2);
      expect((await call(anna)).headers.get('retry-after')).toMatch(/^\d+$/);
      expect((await call(ben)).status).toBe(200);
    }
  });

  it('has results whose owner nobody is left alone', async () => {
    const { id } = await takeIcpi(service, {});
    await erase(newVisitor());
    expect(await rows(IcpiResultRow, { id })).toBe(1);
  });
});
