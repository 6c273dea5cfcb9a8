'use client';
export { StyleQuiz } from '@catalog/interactive/style-quiz';
