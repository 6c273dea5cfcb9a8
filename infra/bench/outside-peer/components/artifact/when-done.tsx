'use client';
import { coachingProfile, completedItems, useStored } from '@coachlab/learner';
import dynamic from 'next/dynamic';

const DoneMarkPart = dynamic(() => import('@catalog/artifact/done-mark').then((part) => part.DoneMark), {
  ssr: false,
});
const NextCardPart = dynamic(() => import('@catalog/artifact/next-card').then((part) => part.NextCard), {
  ssr: false,
});

/** Nothing of it is fetched for a visitor who has not done the artifact. */
export function DoneMark({ id }: { id: string }) {
  return useStored(completedItems).includes(id) && <DoneMarkPart id={id} />;
}

export function NextCard({ id }: { id: string }) {
  const profile = useStored(coachingProfile);
  return useStored(completedItems).includes(id) && profile !== null && <NextCardPart id={id} />;
}
