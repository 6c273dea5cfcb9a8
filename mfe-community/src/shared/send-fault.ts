import { ApiError } from '@coachlab/remote-kit';

export interface FaultWords {
  title: string;
  description: string;
}

/** What to tell somebody whose text was not taken, by the code of the answer. It is always kept in the form. */
export function sendFault(error: unknown, thing: 'post' | 'reply'): FaultWords {
  const { code, retryAfter, fields } = read(error);
  switch (code) {
    case 'duplicate_text':
      return {
        title: 'You have already posted that',
        description: `The same ${thing} came from you a moment ago. Change it, or wait five minutes.`,
      };
    case 'rate_limited':
      return {
        title: 'A little fast',
        description: `Wait ${waitOf(retryAfter)}, then send it again. Your text is kept.`,
      };
    case 'validation_failed':
      return { title: 'Not quite', description: fields };
    case 'body_too_large':
      return { title: 'Too long', description: `Make the ${thing} shorter, then send it again.` };
    case 'post_unknown':
      return { title: 'The post is gone', description: 'It was removed while you wrote. Your text is kept.' };
    default:
      return {
        title: 'Not sent',
        description: `Your ${thing} did not arrive. Your text is kept: check the connection and send it again.`,
      };
  }
}

interface Fault {
  code: string;
  /** Seconds. */
  retryAfter: number;
  fields: string;
}

function read(error: unknown): Fault {
  if (!(error instanceof ApiError)) return { code: 'offline', retryAfter: 0, fields: '' };
  const fields = error.problem?.errors?.map(({ path, message }) => `${NAMES[path] ?? path} ${message}.`);
  return { code: error.code, retryAfter: error.retryAfter ?? 60, fields: fields?.join(' ') ?? '' };
}

const NAMES: Record<string, string> = { authorName: 'Your name', title: 'The title', content: 'The text' };

function waitOf(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  if (seconds < 5_400) return `${Math.ceil(seconds / 60)} minutes`;
  return `${Math.ceil(seconds / 3_600)} hours`;
}
