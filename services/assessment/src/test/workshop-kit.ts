import type { JoinedWorkshop, Problem, Workshop, WorkshopToJoin } from '@coachlab/contracts';
import type { TestService } from '@coachlab/service-common/testing';
import { newVisitor } from './certification-kit.ts';
import { takeIcpi } from './take-icpi.ts';

const PATH = '/api/assessment/workshops';

export interface Participant {
  visitor: Record<string, string>;
  /** Of their result. */
  id: string;
}

/** The calls of a workshop, as the pages send them. */
export class WorkshopCaller {
  readonly #service: TestService;

  constructor(service: TestService) {
    this.#service = service;
  }

  /** @param headers those of the facilitator */
  open(body: unknown = { days: 30 }, headers: Record<string, string> = newVisitor()) {
    return this.#service.post<{ id: string } & Problem>(PATH, body, headers);
  }

  /** One that was just opened. */
  async opened(body?: unknown, headers?: Record<string, string>): Promise<Workshop> {
    return (await this.look((await this.open(body, headers)).body.id)).body;
  }

  look(id: string) {
    return this.#service.get<Workshop & Problem>(`${PATH}/${id}`);
  }

  delete(id: string) {
    return this.#service.send<Problem>('DELETE', `${PATH}/${id}`);
  }

  find(code: string, headers: Record<string, string> = {}) {
    return this.#service.get<WorkshopToJoin & Problem>(`${PATH}/code/${code}`, headers);
  }

  async participant(answer?: number): Promise<Participant> {
    const visitor = newVisitor();
    return { visitor, id: (await takeIcpi(this.#service, visitor, answer)).id };
  }

  /** One after the other, each with all statements answered by the number. */
  async joined(code: string, answers: readonly number[]): Promise<Participant[]> {
    const people: Participant[] = [];
    for (const answer of answers) {
      const one = await this.participant(answer);
      await this.join(code, one);
      people.push(one);
    }
    return people;
  }

  join(code: string, { visitor, id }: Participant) {
    const path = `${PATH}/code/${code}/results`;
    return this.#service.post<JoinedWorkshop & Problem>(path, { resultId: id }, visitor);
  }

  takeBack(code: string, { visitor, id }: Participant) {
    return this.#service.send<Problem>('DELETE', `${PATH}/code/${code}/results/${id}`, undefined, visitor);
  }

  ofResult({ visitor, id }: Participant) {
    return this.#service.get<JoinedWorkshop[] & Problem>(`${PATH}/result/${id}`, visitor);
  }
}
