import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Certification, type Problem, QUIZ_LENGTH, type UserCertification } from '@coachlab/contracts';
import { describeEachEngine, type TestService } from '@coachlab/service-common/testing';
import { assessment } from '../assessment.ts';
import { FIRST, newVisitor, SECOND } from '../test/certification-kit.ts';
import { EnrolmentRow } from '../rows/enrolment.row.ts';

const GUEST = { userId: 'guest' };
const MINE = '/api/user-certifications/guest';

describeEachEngine('certifications', ({ start }) => {
  let service: TestService;
  beforeAll(async () => {
    service = await start(assessment);
  });

  const enrol = (visitor: Record<string, string>, id = FIRST, body: unknown = GUEST) =>
    service.post<UserCertification & Problem>(`/api/certifications/${id}/enroll`, body, visitor);
  const mine = async (visitor: Record<string, string>) =>
    (await service.get<UserCertification[]>(MINE, visitor)).body;

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
      expect(JSON.stringify(body)).not.toMatch(/"(answer|answerKeys|keys|from|pool)"/);
      for (const { quizQuestions } of body.flatMap(({ modules }) => modules))
        expect(quizQuestions).toHaveLength(QUIZ_LENGTH);
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
});
