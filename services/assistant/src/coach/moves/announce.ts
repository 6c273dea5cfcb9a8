import type { Situation } from '@coachlab/contracts';
import { LIKELY } from '../../situations/confidence.ts';
import { type Announcement, announcementIn } from '../announcement.ts';
import { announcementText } from '../forms/announcement-text.ts';
import type { Move, Reply, Turn } from '../turn.ts';
import { about } from './situation.ts';

/** Situations in which something is told to many; the last is for whatever none of them is about. */
const TOLD_TO_MANY = [
  'announce-event-cancelled',
  'announce-budget-cut',
  'announce-bad-quarter',
  'announce-new-tool',
  'hiring-freeze',
  'unpopular-rule',
  'telling-team-someone-left',
  'resignation-own-announce',
  'layoff-announce',
  'return-to-office-mandate',
  'bonus-bad-news',
  'merger',
  'celebrate-success',
  'meetings-too-many',
  'announce-reorganisation',
];

/** Writes what is to be told to a team, from the words in which the visitor tells it. */
export const announce: Move = (turn) => {
  const again = shortened(turn);
  if (again) return made(turn, again, true);
  const announcement = announcementIn(turn.message);
  return announcement?.isWritten ? made(turn, announcement, false) : undefined;
};

/** News for which nothing is written: what to say, what will be asked, what not to promise. */
export const tellTeam: Move = (turn) => {
  const announcement = announcementIn(turn.message);
  const least = turn.message.split(/\s+/).length >= STORY ? LIKELY : NEAR_IN_SHORT;
  if (!announcement || turn.match.confidence >= least) return undefined;
  return made(turn, announcement, false);
};

/** In so many words a situation that is likely says more; in fewer, one that is near. */
const [STORY, NEAR_IN_SHORT] = [12, 0.22];

/** “Shorter”, of what was written just now. */
function shortened({ request, before, askedBefore }: Turn): Announcement | undefined {
  if (request.form !== 'shorter' || !request.alone || !before.includes('**Don’t promise**')) return undefined;
  return announcementIn(askedBefore);
}

function made(turn: Turn, announcement: Announcement, isShort: boolean): Reply | undefined {
  const of = nearest(turn);
  if (!of) return undefined;
  const text = announcementText(announcement, isShort);
  return about(turn, { situation: of, others: [] }, text, 'An email');
}

function nearest({ catalogue, match, subject }: Turn): Situation | undefined {
  if (subject?.kind === 'situation' && TOLD_TO_MANY.includes(subject.situation.slug))
    return subject.situation;
  const ranked = match.candidates.map(({ situation }) => situation).slice(0, NEAR);
  return (
    ranked.find(({ slug }) => TOLD_TO_MANY.includes(slug)) ??
    catalogue.situations.situations.find(({ slug }) => slug === TOLD_TO_MANY.at(-1))
  );
}

const NEAR = 4;
