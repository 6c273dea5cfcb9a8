// A chunk of its own, fetched when somebody searches.
export { concernIn } from '@coachlab/safety';
