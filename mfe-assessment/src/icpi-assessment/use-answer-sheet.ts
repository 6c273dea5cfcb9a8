import { type Draft, icpiDraft, useStored } from '@coachlab/learner';
import { newIdempotencyKey, useHydrated } from '@coachlab/remote-kit';
import { useEffect, useRef, useState } from 'react';
import type { Answers } from './paging.ts';

export interface AnswerSheet {
  answers: Answers;
  /** The page to begin with, from 0. */
  position: number;
  /** Tells this try from the next: part of the key that a send is repeated under. */
  attempt: string;
  /** Answers of an earlier visit wait for Resume or Start over. */
  waiting: boolean;
  resume(): void;
  startOver(): void;
  answer(id: string, value: number, position: number): void;
  moveTo(position: number): void;
}

/**
 * The visitor's half-finished sheet. What is stored is the one truth, and a single answer is merged into it, so two
 * tabs fill in the same sheet instead of overwriting each other.
 */
export function useAnswerSheet(): AnswerSheet {
  const draft = useStored(icpiDraft);
  const remember = useOwnAnswers(draft);
  const hydrated = useHydrated();
  const [begun, setBegun] = useState<boolean | null>(() => (hydrated ? !hasAnswers() : null));
  // Only once it can be read is it known whether there is something to resume.
  useEffect(() => setBegun((now) => now ?? !hasAnswers()), []);

  return {
    answers: draft?.answers ?? NOTHING,
    position: draft?.position ?? 0,
    attempt: draft?.attempt ?? '',
    waiting: begun === false,
    resume: () => setBegun(true),
    startOver() {
      icpiDraft.set(null);
      setBegun(true);
    },
    answer(id, value, position) {
      setBegun(true);
      remember(id, value);
      icpiDraft.update((current) => ({
        savedAt: Date.now(),
        position,
        attempt: current?.attempt ?? newIdempotencyKey(),
        answers: { ...current?.answers, [id]: value },
      }));
    },
    moveTo(position) {
      icpiDraft.update((current) => current && { ...current, savedAt: Date.now(), position });
    },
  };
}

/**
 * What was answered in this tab. A tab hears of another's write some milliseconds late and may have written over it by
 * then: whoever misses an own answer in what is stored puts it back. A sheet that was sent or begun anew is gone for all.
 */
function useOwnAnswers(draft: Draft<Answers> | null) {
  const mine = useRef<Answers>(NOTHING);
  useEffect(() => {
    if (!draft) mine.current = NOTHING;
    else if (Object.keys(mine.current).some((id) => !(id in draft.answers)))
      icpiDraft.update(
        (current) => current && { ...current, answers: { ...mine.current, ...current.answers } },
      );
  }, [draft]);
  return (id: string, value: number): void => {
    mine.current = { ...mine.current, [id]: value };
  };
}

const NOTHING: Answers = {};

function hasAnswers(): boolean {
  return Object.keys(icpiDraft.get()?.answers ?? {}).length > 0;
}
