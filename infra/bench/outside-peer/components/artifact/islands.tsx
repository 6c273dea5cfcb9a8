'use client';
// What of an artifact's page is the visitor's own, as the site has it: drawn on the server, hydrated in the browser.
export { CompleteCard } from '@catalog/artifact/complete-card';
export { Contents } from '@catalog/artifact/contents';
export { FeedbackCard } from '@catalog/artifact/feedback-card';
export { NoteCard } from '@catalog/artifact/note-card';
export { PageActs } from '@catalog/artifact/page-acts';
