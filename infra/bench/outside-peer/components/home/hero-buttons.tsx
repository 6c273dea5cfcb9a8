'use client';
import { Link, openSlot } from '@coachlab/remote-kit';
import { Button, LinkButton } from '@coachlab/ui';
import { useBegun } from '@journey/home/use-begun';

export function StartButton() {
  const { begun } = useBegun();
  return (
    <LinkButton variant={begun ? 'default' : 'primary'} leaves link={<Link to="/intake-quiz" />}>
      Start Your Journey
    </LinkButton>
  );
}

export function ChallengeButton() {
  return (
    <Button aria-haspopup="dialog" onClick={() => openSlot('challenge-dialog')}>
      Solve a Challenge
    </Button>
  );
}
