'use client';
import { useQuery } from '@coachlab/remote-kit';
import { personas } from '@journey/api/personas';
import { knownPersona } from '@journey/shared/known-persona';

export function Welcome({ persona, before }: { persona: string; before: string }) {
  const { data, error } = useQuery(personas);
  if (!data && !error) return before;
  return `Welcome back, ${knownPersona(data, persona)?.name ?? 'Coach'}! You're on the path to coaching mastery.`;
}
