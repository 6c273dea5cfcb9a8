export { complaints, type MalformedRequest, type Trial } from './complaints.ts';
