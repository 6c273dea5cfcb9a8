import { beforeAll, expect, it } from '@jest/globals';
import {
  type Certificate,
  KEPT_MONTHS,
  type RecoveryCode,
  type UserCertification,
} from '@coachlab/contracts';
import { describeEachEngine, type TestService } from '@coachlab/service-common/testing';
import { assessment } from './assessment.ts';
import { EnrolmentRow } from './rows/enrolment.row.ts';
import { Housekeeping } from './housekeeping.ts';
import { IcpiResultRow } from './icpi/icpi-result.row.ts';
import { IcpiService } from './icpi/icpi.service.ts';
import { OwnerLinkRow } from './owners/owner-link.row.ts';
import { QuizAttemptRow } from './rows/quiz-attempt.row.ts';
import { QuizDrawRow } from './rows/quiz-draw.row.ts';
import {
  type AnswerSheets,
  answerSheets,
  FIRST,
  newVisitor,
  QuizTaker,
  SECOND,
} from './test/certification-kit.ts';
import { takeIcpi } from './test/take-icpi.ts';

type Visitor = Record<string, string>;

describeEachEngine('what nobody uses', ({ start }) => {
  let service: TestService;
  let sheets: AnswerSheets;
  let quiz: QuizTaker;
  beforeAll(async () => {
    service = await start(assessment);
    sheets = await answerSheets();
    quiz = new QuizTaker(service, sheets);
  });

  const inMonths = (months: number, days: number): Date => {
    const date = new Date();
    date.setUTCMonth(date.getUTCMonth() + months);
    return new Date(date.getTime() + days * 86_400_000);
  };
  const clean = (now: Date) => service.running.app.get(Housekeeping).clean(now);
  const manager = () => service.running.dataSource!.manager;
  const enrol = (visitor: Visitor, id = FIRST) =>
    service.post(`/api/certifications/${id}/enroll`, { userId: 'guest' }, visitor);
  const mine = async (visitor: Visitor) =>
    (await service.get<UserCertification[]>('/api/user-certifications/guest', visitor)).body;

  it('for two years is said to be deleted then', () => expect(KEPT_MONTHS).toBe(24));

  it('of results goes after that time, and no sooner', async () => {
    const { id } = await takeIcpi(service, newVisitor());
    await clean(inMonths(KEPT_MONTHS, -2));
    expect((await service.get(`/api/icpi/${id}`)).status).toBe(200);
    await clean(inMonths(KEPT_MONTHS, 2));
    expect((await service.get(`/api/icpi/${id}`)).status).toBe(404);
  });

  it('is counted from when a result was last opened', async () => {
    const { id } = await takeIcpi(service, newVisitor());
    await service.running.app.get(IcpiService).result(id, inMonths(20, 0));
    await clean(inMonths(KEPT_MONTHS + 19, 0));
    expect(await manager().countBy(IcpiResultRow, { id })).toBe(1);
    await clean(inMonths(KEPT_MONTHS + 20, 2));
    expect(await manager().countBy(IcpiResultRow, { id })).toBe(0);
  });

  it('goes by the day it was made when an earlier release stored it', async () => {
    const { id } = await takeIcpi(service, newVisitor());
    await manager().update(IcpiResultRow, { id }, { usedAt: null });
    await clean(inMonths(KEPT_MONTHS, -2));
    expect(await manager().countBy(IcpiResultRow, { id })).toBe(1);
    await clean(inMonths(KEPT_MONTHS, 2));
    expect(await manager().countBy(IcpiResultRow, { id })).toBe(0);
  });

  it('of enrolments goes with its attempts and questions, counted from the last attempt', async () => {
    const visitor = newVisitor();
    await enrol(visitor);
    await quiz.take(visitor);
    const ownerId = visitor['x-coachlab-visitor']!;
    const { id: enrolmentId } = await manager().findOneByOrFail(EnrolmentRow, { ownerId });
    // As if it had been years ago, but for the attempt.
    const past = inMonths(-3 * KEPT_MONTHS, 0);
    await manager().update(EnrolmentRow, { id: enrolmentId }, { enrolledAt: past });
    await manager().update(QuizDrawRow, { enrolmentId }, { drawnAt: past });
    await clean(inMonths(KEPT_MONTHS, -2));
    expect(await mine(visitor)).toHaveLength(1);
    await clean(inMonths(KEPT_MONTHS, 2));
    expect(await mine(visitor)).toEqual([]);
    for (const entity of [QuizAttemptRow, QuizDrawRow])
      expect(await manager().countBy(entity, { enrolmentId })).toBe(0);
  });

  it('does not go while it has a certificate', async () => {
    const visitor = newVisitor();
    await enrol(visitor);
    await enrol(visitor, SECOND);
    for (const moduleId of sheets.modules(FIRST)) await quiz.take(visitor, { moduleId });
    const body = { userId: 'guest', holderName: 'Ada Lovelace' };
    const path = `/api/certifications/${FIRST}/certificate`;
    const { code } = (await service.post<Certificate>(path, body, visitor)).body;
    await clean(inMonths(10 * KEPT_MONTHS, 0));
    expect((await mine(visitor)).map(({ certificationId }) => certificationId)).toEqual([FIRST]);
    expect((await service.get(`/api/certifications/verify/${code}`)).status).toBe(200);
    await service.send('DELETE', path, undefined, visitor);
    await clean(inMonths(10 * KEPT_MONTHS, 0));
    expect(await mine(visitor)).toEqual([]);
  });

  it('takes along the joining of browsers and their code once nothing is shared any more', async () => {
    const [laptop, phone] = [newVisitor(), newVisitor()];
    await enrol(laptop);
    const again = '/api/user-certifications/guest';
    const made = await service.post<RecoveryCode>(`${again}/recovery-code`, undefined, laptop);
    await service.post(`${again}/recover`, made.body, phone);
    const ownerId = laptop['x-coachlab-visitor']!;
    await clean(inMonths(KEPT_MONTHS, -2));
    expect(await manager().countBy(OwnerLinkRow, { ownerId })).toBe(1);
    await clean(inMonths(KEPT_MONTHS, 2));
    expect(await manager().countBy(OwnerLinkRow, { ownerId })).toBe(0);
    expect((await service.post(`${again}/recover`, made.body, newVisitor())).status).toBe(400);
  });

  it('goes in large numbers too', async () => {
    const enrolledAt = new Date('2020-01-01T00:00:00Z');
    const old = Array.from({ length: 250 }, (_, n) => ({
      ownerId: `e${n.toString(16).padStart(31, '0')}`,
      certificationId: FIRST,
      enrolledAt,
    }));
    await manager().insert(EnrolmentRow, old);
    await clean(new Date());
    expect(await manager().countBy(EnrolmentRow, { enrolledAt })).toBe(0);
  });
});
