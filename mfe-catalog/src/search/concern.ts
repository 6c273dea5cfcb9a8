// A chunk of its own, fetched when somebody searches. The rules alone: the classifier is too large for a hint beside a search.
export { concernByRules } from '@coachlab/safety';
