import type { ChatAbout } from '@coachlab/contracts';
import { apiQuery } from '@coachlab/remote-kit';

/** Never part of a page's loader: the privacy page must be there without the assistant. */
export const chatAbout = apiQuery<ChatAbout>('/api/chat', 'about');
