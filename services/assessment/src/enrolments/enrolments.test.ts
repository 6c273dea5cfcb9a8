import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Certification, ModuleResult, Problem, UserCertification } from '@coachlab/contracts';
import { describeEachEngine, type TestService } from '@coachlab/service-common/testing';
import { assessment } from '../assessment.ts';
import {
  type AnswerSheets,
  answerSheets,
  FIRST,
  key,
  newVisitor,
  SECOND,
} from '../test/certification-kit.ts';
import { EnrolmentRow } from './enrolment.row.ts';
import { QuizAttemptRow } from './quiz-attempt.row.ts';

const GUEST = { userId: 'guest' };
const MINE = '/api/user-certifications/guest';

describeEachEngine('certifications', ({ start }) => {
  let service: TestService;
  let sheets: AnswerSheets;
  beforeAll(async () => {
    service = await start(assessment);
    sheets = await answerSheets();
  });

  const enrol = (visitor: Record<string, string>, id = FIRST, body: unknown = GUEST) =>
    service.post<UserCertification & Problem>(`/api/certifications/${id}/enroll`, body, visitor);
  const mine = async (visitor: Record<string, string>) =>
    (await service.get<UserCertification[]>(MINE, visitor)).body;
  const submit = (
    visitor: Record<string, string>,
    answers: unknown,
    { id = FIRST, moduleId = 'grow', userId = 'guest' } = {},
  ) =>
    service.post<ModuleResult & Problem>(
      `/api/certifications/${id}/modules/${moduleId}/submit`,
      { userId, answers },
      visitor,
    );
  const right = () => sheets.answers(FIRST, 'grow');
  const wrong = (count: number) => sheets.answers(FIRST, 'grow', count);

  describe('what there is', () => {
    it('is six certifications in order, with modules and quizzes and without keys', async () => {
      const { status, body, headers } = await service.get<Certification[]>('/api/certifications');
      expect(status).toBe(200);
      expect(body.map(({ id }) => id)).toEqual([
        'coaching-foundations',
        'honest-conversations',
        'ai-assisted-coaching',
        'quiet-systems',
        'team-coaching',
        'coaching-leadership',
      ]);
      expect(JSON.stringify(body)).not.toMatch(/"(answer|answerKeys|keys|from)"/);
      expect(headers.get('etag')).toBeTruthy();
    });

    it('can be read one by one', async () => {
      const { body } = await service.get<Certification>(`/api/certifications/${FIRST}`);
      expect(body).toMatchObject({
        id: FIRST,
        artifactId: 'knowledge-certification-coaching-foundations',
        modules: expect.arrayContaining([
          expect.objectContaining({ id: 'grow', requiredScore: 80, quizQuestions: expect.any(Array) }),
        ]),
      });
      expect(JSON.stringify(body)).not.toMatch(/"(answer|answerKeys|keys|from)"/);
    });

    it.each(['coaching', FIRST.toUpperCase(), 'constructor', '..%2F..%2Fx'])(
      'does not hold %s',
      async (id) => {
        expect(await service.get<Problem>(`/api/certifications/${id}`)).toMatchObject({
          status: 404,
          body: { code: 'certification_unknown' },
        });
      },
    );
  });

  describe('enrolling', () => {
    it('answers 201 with an empty progress, and 200 with the same after that', async () => {
      const visitor = newVisitor();
      const first = await enrol(visitor);
      expect(first).toMatchObject({
        status: 201,
        body: { certificationId: FIRST, userId: 'guest', progress: {} },
      });
      expect(await enrol(visitor)).toMatchObject({ status: 200, body: first.body });
      expect(await mine(visitor)).toEqual([first.body]);
    });

    it('fifty times at once makes one row', async () => {
      const visitor = newVisitor();
      const answers = await Promise.all(Array.from({ length: 50 }, () => enrol(visitor)));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array<number>(49).fill(200), 201]);
      expect(new Set(answers.map(({ body }) => body.enrolledAt)).size).toBe(1);
      const ownerId = visitor['x-coachlab-visitor'] ?? '';
      expect(await service.running.dataSource?.getRepository(EnrolmentRow).countBy({ ownerId })).toBe(1);
    });

    it('is each visitor’s own', async () => {
      const [anna, ben] = [newVisitor(), newVisitor()];
      await Promise.all([enrol(anna, FIRST), enrol(ben, SECOND)]);
      expect((await mine(anna)).map(({ certificationId }) => certificationId)).toEqual([FIRST]);
      expect((await mine(ben)).map(({ certificationId }) => certificationId)).toEqual([SECOND]);
    });

    it('works without a cookie: such callers share one guest', async () => {
      expect((await enrol({}, 'quiet-systems')).status).toBe(201);
      expect((await enrol({}, 'quiet-systems')).status).toBe(200);
      expect((await mine({})).map(({ certificationId }) => certificationId)).toEqual(['quiet-systems']);
      expect(await mine(newVisitor())).toEqual([]);
    });

    it.each([
      ['no userId', FIRST, {}, 400, 'validation_failed'],
      ['null for a body', FIRST, null, 400, 'validation_failed'],
      ['a userId that is not text', FIRST, { userId: 7 }, 400, 'validation_failed'],
      ['an empty userId', FIRST, { userId: '  ' }, 400, 'validation_failed'],
      ['somebody else’s userId', FIRST, { userId: 'anna' }, 403, 'not_your_user'],
      ['a visitor id for a userId', FIRST, { userId: 'a'.repeat(32) }, 403, 'not_your_user'],
      ['an unknown certification', 'nothing', GUEST, 404, 'certification_unknown'],
    ])('with %s is refused', async (_, id, body, status, code) => {
      expect(await enrol(newVisitor(), id, body)).toMatchObject({ status, body: { code } });
    });

    it('without a body is refused', async () => {
      const answer = await service.post(`/api/certifications/${FIRST}/enroll`, undefined, newVisitor());
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'userId' }] } });
    });

    it('ignores further fields', async () => {
      expect((await enrol(newVisitor(), FIRST, { ...GUEST, note: 1 })).status).toBe(201);
    });
  });

  it('lists nothing for another user', async () => {
    const visitor = newVisitor();
    await enrol(visitor);
    expect(await service.get('/api/user-certifications/anna', visitor)).toMatchObject({
      status: 200,
      body: [],
    });
    expect(await service.get(`/api/user-certifications/${visitor['x-coachlab-visitor']}`)).toMatchObject({
      body: [],
    });
  });

  describe('a quiz', () => {
    it('is marked, and the module is complete from the required score on', async () => {
      const visitor = newVisitor();
      await enrol(visitor);
      expect(await submit(visitor, wrong(2))).toMatchObject({
        status: 200,
        body: {
          moduleId: 'grow',
          score: 60,
          requiredScore: 80,
          passed: false,
          progress: { completed: false, bestScore: 60 },
          readAgain: ['framework-grow'],
          attemptsLeft: 2,
        },
      });
      expect((await submit(visitor, wrong(1))).body).toMatchObject({
        score: 80,
        passed: true,
        progress: { completed: true, bestScore: 80 },
        attemptsLeft: 1,
      });
      expect((await mine(visitor))[0]?.progress).toEqual({ grow: { completed: true, bestScore: 80 } });
    });

    it('keeps the best attempt, whatever comes after it', async () => {
      const visitor = newVisitor();
      await enrol(visitor);
      await submit(visitor, right());
      const worse = await submit(visitor, wrong(5));
      expect(worse.body).toMatchObject({
        score: 0,
        passed: false,
        progress: { completed: true, bestScore: 100 },
      });
      await service.restart();
      expect((await mine(visitor))[0]?.progress).toEqual({ grow: { completed: true, bestScore: 100 } });
    });

    it('never says which answer was right', async () => {
      const visitor = newVisitor();
      await enrol(visitor);
      const { body } = await submit(visitor, wrong(3));
      expect(Object.keys(body).sort()).toEqual(
        ['attemptsLeft', 'moduleId', 'passed', 'progress', 'readAgain', 'requiredScore', 'score'].sort(),
      );
    });

    it('can be tried three times in ten minutes, then after a pause', async () => {
      const visitor = newVisitor();
      await enrol(visitor);
      for (let attempt = 0; attempt < 3; attempt += 1)
        expect((await submit(visitor, wrong(3))).status).toBe(200);
      const refused = await submit(visitor, right());
      expect(refused).toMatchObject({ status: 429, body: { code: 'quiz_attempts_used' } });
      const wait = Number(refused.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(590);
      expect(wait).toBeLessThanOrEqual(600);
      // Another module is another quiz.
      const other = sheets.answers(FIRST, 'listening');
      expect((await submit(visitor, other, { moduleId: 'listening' })).status).toBe(200);

      await age(visitor, 10 * 60_000);
      expect((await submit(visitor, right())).body).toMatchObject({ passed: true, attemptsLeft: 2 });
    });

    it('counts attempts that arrive at once', async () => {
      const visitor = newVisitor();
      await enrol(visitor);
      const answers = await Promise.all(Array.from({ length: 10 }, () => submit(visitor, wrong(3))));
      expect(answers.map(({ status }) => status).sort()).toEqual([
        ...Array<number>(3).fill(200),
        ...Array<number>(7).fill(429),
      ]);
    });

    it('sent again with its key is the same attempt', async () => {
      const visitor = newVisitor();
      await enrol(visitor);
      const sent = { ...visitor, ...key('quiz') };
      const first = await submit(sent, wrong(3));
      for (let again = 0; again < 4; again += 1)
        expect((await submit(sent, wrong(3))).body).toEqual(first.body);
      expect((await submit(visitor, wrong(3))).body.attemptsLeft).toBe(1);
    });

    /** Makes a visitor's attempts older, as waiting would. */
    async function age(visitor: Record<string, string>, milliseconds: number): Promise<void> {
      const store = service.running.dataSource!;
      const ownerId = visitor['x-coachlab-visitor'] ?? '';
      const { id } = await store.getRepository(EnrolmentRow).findOneByOrFail({ ownerId });
      const attempts = store.getRepository(QuizAttemptRow);
      for (const attempt of await attempts.findBy({ enrolmentId: id }))
        await attempts.update(attempt.id, {
          createdAt: new Date(attempt.createdAt.getTime() - milliseconds),
        });
    }

    it('of somebody who is not enrolled answers 403', async () => {
      expect(await submit(newVisitor(), right())).toMatchObject({
        status: 403,
        body: { code: 'not_enrolled' },
      });
    });

    it('of an unknown certification or module answers 404', async () => {
      const visitor = newVisitor();
      await enrol(visitor);
      expect((await submit(visitor, right(), { id: 'nothing' })).status).toBe(404);
      for (const moduleId of ['nothing', 'GROW', 'constructor'])
        expect((await submit(visitor, right(), { moduleId })).status).toBe(404);
    });

    it.each([
      ['for another user', { userId: 'anna', answers: {} }, 403, 'not_your_user'],
      ['without answers', { userId: 'guest' }, 400, 'validation_failed'],
      ['with answers that are a list', { userId: 'guest', answers: ['a'] }, 400, 'validation_failed'],
      ['with no answer in it', { userId: 'guest', answers: {} }, 400, 'validation_failed'],
      [
        'with answers that are no text',
        { userId: 'guest', answers: { q1: 1, q2: null, q3: ['a'], q4: {}, q5: true } },
        400,
        'validation_failed',
      ],
      ['with a field nobody knows', { userId: 'guest', answers: {}, score: 100 }, 400, 'validation_failed'],
    ])('%s is refused', async (_, body, status, code) => {
      const visitor = newVisitor();
      await enrol(visitor);
      const answer = await service.post(`/api/certifications/${FIRST}/modules/grow/submit`, body, visitor);
      expect(answer).toMatchObject({ status, body: { code } });
    });

    it('leaves the attempts alone when it was refused', async () => {
      const visitor = newVisitor();
      await enrol(visitor);
      for (let call = 0; call < 5; call += 1) await submit(visitor, { q1: 'z' });
      expect((await submit(visitor, right())).body.attemptsLeft).toBe(2);
    });
  });
});
