import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ModuleQuiz, QUIZ_LENGTH, type RecoveryCode } from '@coachlab/contracts';
import { describeEachEngine, schemaDrift, type TestService } from '@coachlab/service-common/testing';
import type { DataSource } from 'typeorm';
import { assessment } from '../assessment.ts';
import { EnrolmentRow } from '../rows/enrolment.row.ts';
import { answerSheets, FIRST, key, newVisitor, QuizTaker, SECOND } from '../test/certification-kit.ts';
import { type EditableContent, editableContent } from '../test/editable-content.ts';
import { QuizAttemptRow } from '../rows/quiz-attempt.row.ts';

type Visitor = Record<string, string>;
const GUEST = { userId: 'guest' };

describeEachEngine('a quiz', ({ start }) => {
  let content: EditableContent;
  let service: TestService;
  let quiz: QuizTaker;
  let pool: string[];
  beforeAll(async () => {
    content = await editableContent();
    service = await start(assessment, { ASSESSMENT_CONTENT: content.folder });
    const sheets = await answerSheets(content.folder);
    quiz = new QuizTaker(service, sheets);
    pool = sheets.pool(FIRST, 'grow');
  });
  afterAll(() => content.remove());

  const enrol = (visitor: Visitor, id = FIRST) =>
    service.post(`/api/certifications/${id}/enroll`, GUEST, visitor);
  const enrolled = async (): Promise<Visitor> => {
    const visitor = newVisitor();
    await enrol(visitor);
    return visitor;
  };
  const progress = async (visitor: Visitor) => {
    const { body } = await service.get<{ progress: unknown }[]>('/api/user-certifications/guest', visitor);
    return body[0]?.progress;
  };

  it('keeps its draws in the table that the entity describes', async () => {
    const drift = await schemaDrift(service.running.dataSource as DataSource);
    expect(drift.filter((change) => change.includes('quiz_draw'))).toEqual([]);
  });

  describe('is drawn', () => {
    it('as five questions of the pool, with every option and without keys', async () => {
      const { status, body, headers } = await quiz.draw(await enrolled());
      expect(status).toBe(200);
      expect(Object.keys(body).sort()).toEqual(['moduleId', 'questions']);
      expect(new Set(body.questions.map(({ id }) => id)).size).toBe(QUIZ_LENGTH);
      for (const question of body.questions) {
        expect(pool).toContain(question.id);
        expect(Object.keys(question).sort()).toEqual(['id', 'options', 'text']);
        expect(question.options.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c', 'd']);
        for (const option of question.options) expect(Object.keys(option).sort()).toEqual(['id', 'text']);
      }
      expect(headers.get('cache-control')).toBe('no-store');
    });

    it('once: the same for every reload, every tab at once, and after a restart', async () => {
      const visitor = await enrolled();
      const tabs = await Promise.all(Array.from({ length: 10 }, () => quiz.draw(visitor)));
      expect(new Set(tabs.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      await service.restart();
      expect((await quiz.draw(visitor)).body).toEqual(tabs[0]!.body);
    });

    it('anew for the next attempt, with none of the questions before', async () => {
      const visitor = await enrolled();
      const first = await quiz.drawn(visitor);
      await quiz.take(visitor, { wrong: 3 });
      const second = await quiz.drawn(visitor);
      expect(second.filter((id) => first.includes(id))).toEqual([]);
      expect(second).toHaveLength(QUIZ_LENGTH);
    });

    it('for each visitor by themselves', async () => {
      const draws = await Promise.all(
        Array.from({ length: 12 }, async () => JSON.stringify((await quiz.draw(await enrolled())).body)),
      );
      expect(new Set(draws).size).toBeGreaterThan(9);
    });

    it('for callers without a cookie, who share one guest', async () => {
      await enrol({}, SECOND);
      const moduleId = await firstModule(SECOND);
      const shared = await quiz.draw({}, { id: SECOND, moduleId });
      expect(shared.body.questions).toHaveLength(QUIZ_LENGTH);
      expect((await quiz.draw({}, { id: SECOND, moduleId })).body).toEqual(shared.body);
    });

    it('only for those who are enrolled, and only where there is one', async () => {
      expect(await quiz.draw(newVisitor())).toMatchObject({ status: 403, body: { code: 'not_enrolled' } });
      const visitor = await enrolled();
      for (const moduleId of ['nothing', 'GROW', 'constructor'])
        expect(await quiz.draw(visitor, { moduleId })).toMatchObject({ status: 404 });
      expect(await quiz.draw(visitor, { id: 'nothing' })).toMatchObject({ status: 404 });
    });

    it('and keeps what it can when the pool is edited meanwhile', async () => {
      const visitors = await Promise.all(Array.from({ length: 8 }, enrolled));
      const before = await Promise.all(visitors.map((visitor) => quiz.draw(visitor)));
      const dropped = pool.slice(0, 2);
      await content.dropQuestions(dropped.length);
      await service.restart();
      for (const [at, visitor] of visitors.entries()) {
        const { questions } = (await quiz.draw(visitor)).body;
        const left = before[at]!.body.questions.filter(({ id }) => !dropped.includes(id));
        expect(questions.slice(0, left.length)).toEqual(left);
        expect(new Set(questions.map(({ id }) => id)).size).toBe(QUIZ_LENGTH);
        expect(questions.filter(({ id }) => dropped.includes(id))).toEqual([]);
        expect((await quiz.take(visitor)).body).toMatchObject({ score: 100 });
      }
      await content.dropQuestions(0);
      await service.restart();
    });

    async function firstModule(id: string): Promise<string> {
      const { body } = await service.get<{ modules: { id: string }[] }>(`/api/certifications/${id}`);
      return body.modules[0]!.id;
    }
  });

  describe('that is submitted', () => {
    it('is marked, and the module is complete from the required score on', async () => {
      const visitor = await enrolled();
      expect(await quiz.take(visitor, { wrong: 2 })).toMatchObject({
        status: 200,
        body: {
          moduleId: 'grow',
          score: 60,
          requiredScore: 80,
          passed: false,
          progress: { completed: false, bestScore: 60 },
          readAgain: expect.arrayContaining([
            expect.stringMatching(/^(framework-grow|rubric-goal-quality)$/),
          ]),
          attemptsLeft: 2,
        },
      });
      expect((await quiz.take(visitor, { wrong: 1 })).body).toMatchObject({
        score: 80,
        passed: true,
        progress: { completed: true, bestScore: 80 },
        attemptsLeft: 1,
      });
      expect(await progress(visitor)).toEqual({ grow: { completed: true, bestScore: 80 } });
    });

    it('keeps the best attempt, whatever comes after it', async () => {
      const visitor = await enrolled();
      await quiz.take(visitor);
      expect((await quiz.take(visitor, { wrong: 5 })).body).toMatchObject({
        score: 0,
        passed: false,
        progress: { completed: true, bestScore: 100 },
      });
      await service.restart();
      expect(await progress(visitor)).toEqual({ grow: { completed: true, bestScore: 100 } });
    });

    it('never says which answer was right', async () => {
      const { body } = await quiz.take(await enrolled(), { wrong: 3 });
      expect(Object.keys(body).sort()).toEqual(
        ['attemptsLeft', 'moduleId', 'passed', 'progress', 'readAgain', 'requiredScore', 'score'].sort(),
      );
    });

    it('with right answers to questions that were not drawn is refused by name, and counts as nothing', async () => {
      const visitor = await enrolled();
      const sheet = await quiz.answers(visitor);
      const drawn = Object.keys(sheet);
      const other = pool.find((id) => !drawn.includes(id))!;
      const { [drawn[0]!]: _left, ...four } = sheet;
      expect(await quiz.submit(visitor, { ...four, [other]: 'a' })).toMatchObject({
        status: 400,
        body: {
          code: 'questions_not_drawn',
          errors: expect.arrayContaining([
            { path: `answers.${drawn[0]}`, message: 'Required' },
            { path: `answers.${other}`, message: expect.stringContaining('not one of the questions') },
          ]),
        },
      });
      const whole = Object.fromEntries(pool.map((id) => [id, 'a']));
      expect(await quiz.submit(visitor, whole)).toMatchObject({
        status: 400,
        body: { code: 'questions_not_drawn' },
      });
      expect(await quiz.drawn(visitor)).toEqual(drawn);
      expect((await quiz.submit(visitor, sheet)).body).toMatchObject({ score: 100, attemptsLeft: 2 });
    });

    it('before its questions were read cannot be guessed', async () => {
      const whole = Object.fromEntries(pool.map((id) => [id, 'a']));
      expect((await quiz.submit(await enrolled(), whole)).status).toBe(400);
    });

    it('twice, as from two tabs, counts once', async () => {
      const visitor = await enrolled();
      const sheet = await quiz.answers(visitor, { wrong: 3 });
      const tabs = await Promise.all(Array.from({ length: 5 }, () => quiz.submit(visitor, sheet)));
      expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
      expect(tabs.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'attempt_already_marked',
      });
      // Nor may the same questions be answered better the second time.
      const better = await quiz.submit(visitor, { ...sheet });
      expect(better.status).toBe(409);
      expect(await progress(visitor)).toEqual({ grow: { completed: false, bestScore: 40 } });
      expect((await quiz.take(visitor, { wrong: 3 })).body.attemptsLeft).toBe(1);
    });

    it('again with its key is the same attempt', async () => {
      const visitor = await enrolled();
      const sheet = await quiz.answers(visitor, { wrong: 3 });
      const first = await quiz.submit({ ...visitor, ...key('quiz') }, sheet);
      expect(first.status).toBe(200);
      for (let again = 0; again < 4; again += 1)
        expect((await quiz.submit({ ...visitor, ...key('quiz') }, sheet)).body).toEqual(first.body);
      expect((await quiz.take(visitor, { wrong: 3 })).body.attemptsLeft).toBe(1);
    });

    it('can be tried three times in ten minutes, then after a pause', async () => {
      const visitor = await enrolled();
      for (let attempt = 0; attempt < 3; attempt += 1)
        expect((await quiz.take(visitor, { wrong: 3 })).status).toBe(200);
      const waiting = await quiz.drawn(visitor);
      const refused = await quiz.take(visitor);
      expect(refused).toMatchObject({ status: 429, body: { code: 'quiz_attempts_used' } });
      const wait = Number(refused.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(590);
      expect(wait).toBeLessThanOrEqual(600);
      // Another module is another quiz.
      expect((await quiz.take(visitor, { moduleId: 'listening' })).status).toBe(200);

      await age(visitor, 10 * 60_000);
      expect(await quiz.drawn(visitor)).toEqual(waiting);
      expect((await quiz.take(visitor)).body).toMatchObject({ passed: true, attemptsLeft: 2 });
    });

    /** Makes a visitor's attempts older, as waiting would. */
    async function age(visitor: Visitor, milliseconds: number): Promise<void> {
      const store = service.running.dataSource!;
      const ownerId = visitor['x-coachlab-visitor'] ?? '';
      const { id } = await store.getRepository(EnrolmentRow).findOneByOrFail({ ownerId });
      const attempts = store.getRepository(QuizAttemptRow);
      for (const attempt of await attempts.findBy({ enrolmentId: id }))
        await attempts.update(attempt.id, {
          createdAt: new Date(attempt.createdAt.getTime() - milliseconds),
        });
    }

    it('by somebody who is not enrolled answers 403', async () => {
      expect(await quiz.submit(newVisitor(), { q1: 'a' })).toMatchObject({
        status: 403,
        body: { code: 'not_enrolled' },
      });
    });

    it('to an unknown certification or module answers 404', async () => {
      const visitor = await enrolled();
      expect((await quiz.submit(visitor, { q1: 'a' }, { id: 'nothing' })).status).toBe(404);
      for (const moduleId of ['nothing', 'GROW', 'constructor'])
        expect((await quiz.submit(visitor, { q1: 'a' }, { moduleId })).status).toBe(404);
    });

    it.each([
      ['for another user', { userId: 'anna', answers: {} }, 403, 'not_your_user'],
      ['without answers', { userId: 'guest' }, 400, 'validation_failed'],
      ['with answers that are a list', { userId: 'guest', answers: ['a'] }, 400, 'validation_failed'],
      ['with no answer in it', { userId: 'guest', answers: {} }, 400, 'validation_failed'],
      ['with a field nobody knows', { userId: 'guest', answers: {}, score: 100 }, 400, 'validation_failed'],
    ])('%s is refused', async (_, body, status, code) => {
      const visitor = await enrolled();
      const answer = await service.post(`/api/certifications/${FIRST}/modules/grow/submit`, body, visitor);
      expect(answer).toMatchObject({ status, body: { code } });
    });

    it.each([1, null, ['a'], {}, true, 'z'])('with %j for an answer is refused', async (answer) => {
      const visitor = await enrolled();
      const [first] = await quiz.drawn(visitor);
      const sheet = { ...(await quiz.answers(visitor)), [first!]: answer };
      expect(await quiz.submit(visitor, sheet)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed', errors: [{ path: `answers.${first}` }] },
      });
    });

    it('leaves the attempts alone when it was refused', async () => {
      const visitor = await enrolled();
      for (let call = 0; call < 5; call += 1) await quiz.submit(visitor, { q1: 'z' });
      expect((await quiz.take(visitor)).body.attemptsLeft).toBe(2);
    });
  });

  it('that was drawn is still the one when a recovery code joins two browsers', async () => {
    const [here, there] = [await enrolled(), await enrolled()];
    const waiting = (await quiz.draw(there)).body;
    await quiz.draw(here);
    const elsewhere = (await quiz.draw(here, { moduleId: 'listening' })).body;
    const made = await service.post<RecoveryCode>(
      '/api/user-certifications/guest/recovery-code',
      undefined,
      there,
    );
    await service.post('/api/user-certifications/guest/recover', made.body, here);
    const now = (moduleId: string) =>
      service.get<ModuleQuiz>(`/api/certifications/${FIRST}/modules/${moduleId}/quiz`, here);
    expect((await now('grow')).body).toEqual(waiting);
    expect((await now('listening')).body).toEqual(elsewhere);
  });
});
