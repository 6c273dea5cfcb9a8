import type { IcpiData } from '@coachlab/contracts';
import type { TestService } from '@coachlab/service-common/testing';

/**
 * Sends an answer to every statement, as a browser does; answers the result's id.
 * @param answer to all of them, from 1 to 6, which comes to 25, 35, 45, 55, 65 or 75 points; each in turn without
 */
export async function takeIcpi(
  service: TestService,
  headers: Record<string, string>,
  answer?: number,
): Promise<{ status: number; id: string }> {
  const { body } = await service.get<IcpiData>('/api/icpi/data');
  const responses = Object.fromEntries(
    body.questions.map(({ id }, index) => [id, answer ?? 1 + (index % 6)]),
  );
  const sent = await service.post<{ id: string }>('/api/icpi/submit', { responses }, headers);
  return { status: sent.status, id: sent.body.id };
}
