import { coachingProfile, useStored } from '@coachlab/learner';
import { useQuery } from '@coachlab/remote-kit';
import { personas } from '../api/personas.ts';
import { knownPersona } from '../shared/known-persona.ts';
import { Continue } from './continue.tsx';
import css from './hero.module.css';

/** One line for everybody; whoever has a profile is greeted in its place. Beside it, for who has begun, the way on. */
export function Greeting() {
  const profile = useStored(coachingProfile);
  const answer = useQuery({ ...personas, enabled: profile !== null });
  const known = profile && (answer.data ?? answer.error);
  const name = profile && knownPersona(answer.data, profile.persona)?.name;
  return (
    <div className={css.top}>
      <p className={css.hello}>
        {known
          ? `Welcome back, ${name ?? 'Coach'}! You're on the path to coaching mastery.`
          : 'For managers and coaches. No sign-up; everything is open.'}
      </p>
      <Continue />
    </div>
  );
}
