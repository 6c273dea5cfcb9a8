'use client';
export { Component as ChallengeDialog } from '@journey/pages/challenge-dialog';
