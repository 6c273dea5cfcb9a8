import { type ApiQuery, useQueries } from '@coachlab/remote-kit';
import { supportLine } from './support-line.ts';

export type Answers<Data> =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void; retrying: boolean; support: string }
  | { status: 'ready'; data: Data };

type DataOf<Queries> = { [Name in keyof Queries]: Queries[Name] extends ApiQuery<infer Data> ? Data : never };

/** All that a page reads, as one answer: ready when every part is, failed when one has failed. */
export function useAnswers<Queries extends Record<string, object>>(
  queries: Queries,
): Answers<DataOf<Queries>> {
  const names = Object.keys(queries);
  const answers = useQueries({ queries: Object.values(queries) as ApiQuery<unknown>[] });
  const failed = answers.filter((answer) => answer.isError);
  if (failed.length > 0)
    return {
      status: 'failed',
      retry: () => failed.forEach((answer) => void answer.refetch()),
      retrying: failed.some((answer) => answer.isFetching),
      support: supportLine(failed[0]?.error),
    };
  if (answers.some((answer) => answer.data === undefined)) return { status: 'loading' };
  const data = Object.fromEntries(names.map((name, index) => [name, answers[index]?.data]));
  return { status: 'ready', data: data as DataOf<Queries> };
}
