import type { IcpiData } from '@coachlab/contracts';
import type { TestService } from '@coachlab/service-common/testing';

/** Sends one answer to every statement, as a browser does; answers the result's id. */
export async function takeIcpi(
  service: TestService,
  headers: Record<string, string>,
): Promise<{ status: number; id: string }> {
  const { body } = await service.get<IcpiData>('/api/icpi/data');
  const responses = Object.fromEntries(body.questions.map(({ id }, index) => [id, 1 + (index % 6)]));
  const sent = await service.post<{ id: string }>('/api/icpi/submit', { responses }, headers);
  return { status: sent.status, id: sent.body.id };
}
