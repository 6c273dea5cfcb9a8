/** Something that was begun in this browser and can be gone on with. */
export type Unfinished =
  { kind: 'intake' } | { kind: 'icpi' } | { kind: 'module'; certificationId: string; moduleId: string };

/** Milliseconds since 1970 of the last answer. */
interface Begun {
  savedAt: number;
}

export interface UnfinishedInput {
  intake: Begun | null;
  icpi: Begun | null;
  /** By `certification/module`. */
  quizzes: Readonly<Record<string, Begun>>;
}

/** Of all that was begun, what was answered last. */
export function latestUnfinished({ intake, icpi, quizzes }: UnfinishedInput): Unfinished | undefined {
  const begun: [Begun, Unfinished][] = [
    ...(intake ? [[intake, { kind: 'intake' }] as [Begun, Unfinished]] : []),
    ...(icpi ? [[icpi, { kind: 'icpi' }] as [Begun, Unfinished]] : []),
    ...Object.entries(quizzes).flatMap(([quiz, draft]): [Begun, Unfinished][] => {
      const [certificationId, moduleId] = quiz.split('/');
      return certificationId && moduleId ? [[draft, { kind: 'module', certificationId, moduleId }]] : [];
    }),
  ];
  return begun.toSorted(([a], [b]) => b.savedAt - a.savedAt)[0]?.[1];
}
