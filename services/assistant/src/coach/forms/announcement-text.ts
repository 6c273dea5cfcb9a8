import type { Announcement } from '../announcement.ts';
import { bullets, paragraphs, quoted } from '../phrases.ts';

type Kind = Announcement['kind'];

/** What will be asked, by what is announced. */
const ASKED: Readonly<Record<Kind, readonly string[]>> = {
  bad: [
    'Why, and who decided it?',
    'Is it final, or can something still be done?',
    'Is my job, my pay or my time touched by it?',
    'What becomes of what we have already begun, booked or been promised?',
    'Is there more to come?',
  ],
  leaving: [
    'Who takes over the work, and from when?',
    'Why? (Say only what the two of you have agreed that you may say.)',
    'Will the post be filled?',
    'Is anybody else going?',
  ],
  change: [
    'Why this, and why now?',
    'What changes for me, and from which day?',
    'Who helps, and what may be left undone meanwhile?',
    'What if it does not work in my case?',
  ],
  good: [
    'What exactly was it that made the difference?',
    'Who had a part in it that nobody has seen?',
    'What does it mean for the next months?',
  ],
};

const NOT_TO_PROMISE: Readonly<Record<Kind, string>> = {
  bad: 'that it was the last cut, that no job is touched, or a substitute that nobody has signed. “I don’t know yet, and I’ll tell you by Friday” holds longer.',
  leaving:
    'a successor or a date for one until it is signed, that nothing will change, or reasons that are not yours to tell.',
  change:
    'that it will be easy, that all objections will be met, or a date that depends on others. Promise only who answers, and by when.',
  good: 'money, posts or more of the same. A thank-you that names what was done needs nothing added.',
};

/** The text, what to say aloud, what will be asked and what not to promise. */
export function announcementText(announcement: Announcement, isShort: boolean): string {
  const { to, kind, isWritten } = announcement;
  const text = `**An email to ${to}**\n\n~~~text\nSubject: ${subjectOf(announcement)}\n\n${bodyOf(announcement, isShort)}\n~~~`;
  if (isShort) return text;
  return paragraphs(
    isWritten && text,
    `**${isWritten ? 'If you say it first, which is better' : 'Say this'}.**`,
    `> ${quoted(`${announcement.news} ${ALOUD[kind]}`)}`,
    !isWritten && text,
    '**Questions that will come:**',
    bullets(ASKED[kind]),
    `**Don’t promise** ${NOT_TO_PROMISE[kind]}`,
    '**Afterwards** see those whom it hits hardest alone, the same day, and come back with the open answers on the day you named.',
  );
}

const ALOUD: Readonly<Record<Kind, string>> = {
  bad: 'I know that it is not what you hoped for. I’ll tell you what I know, and what I don’t. What is your first question?',
  leaving: 'We’ll talk about who does what from then on. Before that: what does it mean for you?',
  change: 'I’ll say what it means for us and what is still open. What worries you about it?',
  good: 'I wanted you to hear it from me. Let me say who did what.',
};

/** The news up to its reason. */
function subjectOf({ news }: Announcement): string {
  const [first = news] = news.split(/\b(?:because|due to|since|so that|as we)\b|[,;:.]/i);
  const words = first.trim().split(/\s+/);
  return words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS).join(' ')} …` : words.join(' ');
}

const MOST_WORDS = 12;

function bodyOf({ to, news, kind }: Announcement, isShort: boolean): string {
  const greeting = to === 'the team' ? 'Hello everyone,' : `Dear ${to},`;
  const reason = /\b(?:because|due to|since|reason|so that)\b|____/i.test(news) || kind === 'good';
  const opening = `${news}${reason ? '' : ' The reason is ____.'}`;
  const close = kind === 'good' ? 'Thank you.' : 'Bring your questions on ____ at ____, or come to me alone.';
  const middle = isShort ? [] : [MIDDLES[kind]];
  return [greeting, opening, ...middle, close, '____'].join('\n\n');
}

const MIDDLES: Readonly<Record<Kind, string>> = {
  bad: 'For you this means ____. What stays as it is: ____. What I don’t know yet is ____; I’ll tell you by ____, even if there is nothing new by then. I know that some of you had counted on it, and I’m sorry.',
  leaving:
    'Until then ____ and ____ are finished together; from ____ on, ____ looks after ____. How the post goes on I’ll tell you by ____. We’ll say goodbye properly on ____.',
  change:
    'For you this means ____ from ____. What stays as it is: ____. ____ helps with ____, and in the first weeks ____ can wait. What I don’t know yet I’ll tell you by ____.',
  good: 'It came about because ____ did ____, and ____ did ____ that hardly anybody saw.',
};
