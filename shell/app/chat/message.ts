import type { ChatAct, ChatAlarm, ChatButton, ChatMessage, Citation } from '@coachlab/contracts';

/** A message as this panel keeps it: the specified fields, what an answer rests on, and what may be said next. */
export interface Message extends ChatMessage {
  citations?: Citation[];
  buttons?: ChatButton[];
  /** What may be a danger; its line begins the content. */
  alarm?: ChatAlarm;
  /** Of the button that the visitor pressed. */
  act?: ChatAct;
}

/** A root-relative address; `//host` is another site's. */
export function leadsInside(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

/** Stored citations may be anybody's: only links into this site are shown. */
export function citationsOf({ citations }: Message): Citation[] {
  if (!Array.isArray(citations)) return [];
  return citations.filter(
    ({ title, url }) => typeof title === 'string' && typeof url === 'string' && leadsInside(url),
  );
}

/** Stored ones may be anybody's: only words are shown and sent. What stands as a link in the answer is not offered twice. */
export function buttonsOf({ buttons, content }: Message): ChatButton[] {
  if (!Array.isArray(buttons)) return [];
  return buttons.filter(
    ({ label, says }) =>
      typeof label === 'string' && typeof says === 'string' && !content.includes(`[${label}](`),
  );
}

/** Stored ones may be anybody's. The line's words alone: what they lead to stands in the help; and what is said below it. */
export function alarmOf({ alarm, content }: Message): { line?: string; help?: string; words: string } {
  if (typeof alarm?.line !== 'string' || typeof alarm.help !== 'string') return { words: content };
  const words = content.startsWith(alarm.line) ? content.slice(alarm.line.length) : content;
  const line = alarm.line.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('*', '');
  return { line, help: alarm.help, words: words.trim() };
}
