export { large } from './large.ts';
export { seeded } from './malformed.ts';
export { complaints, type MalformedRequest, type Trial } from './complaints.ts';
