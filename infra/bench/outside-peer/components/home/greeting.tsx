'use client';
import { coachingProfile, useStored } from '@coachlab/learner';
import { useBegun } from '@journey/home/use-begun';
import place from '@journey/home/continue.module.css';
import css from '@journey/home/hero.module.css';
import dynamic from 'next/dynamic';

const EVERYBODY = 'For managers and coaches. No sign-up; everything is open.';

const Welcome = dynamic(() => import('./welcome').then((part) => part.Welcome), {
  ssr: false,
  loading: () => EVERYBODY,
});
const Continue = dynamic(() => import('@journey/home/continue').then((part) => part.Continue), {
  ssr: false,
});

/** One line for everybody; whoever has begun gets the rest, whose code and data are fetched for them alone. */
export function Greeting() {
  const profile = useStored(coachingProfile);
  const { begun } = useBegun();
  return (
    <div className={css.top}>
      <p className={css.hello}>
        {profile ? <Welcome persona={profile.persona} before={EVERYBODY} /> : EVERYBODY}
      </p>
      {begun ? <Continue /> : <div className={place.place} />}
    </div>
  );
}
