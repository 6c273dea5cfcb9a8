import { KEPT_MONTHS } from '@coachlab/contracts';

/** One thing that is kept: what it is, where, for how long. */
export interface Kept {
  what: string;
  /** Said in a sentence or two. */
  why: string;
  howLong: string;
}

/** In the browser's own storage; none of it is sent to us unless it says so. */
export const IN_YOUR_BROWSER: Kept[] = [
  {
    what: 'What you completed and saved, your feedback, your streak and practice days, and the addresses of your assessment results',
    why: 'So that the site knows where you are. The Journey page can save it to a file for another browser.',
    howLong: 'Until you clear this browser, below or in its settings.',
  },
  {
    what: 'Your coaching profile, and whether you prefer a guided path or a free one',
    why: 'From the intake quiz; it decides what is recommended.',
    howLong: 'Until you clear it, or take the quiz again.',
  },
  {
    what: 'Answers to a questionnaire or quiz that you have not sent yet',
    why: 'So that a reload does not lose them.',
    howLong: 'Seven days; older answers are not used.',
  },
  {
    what: 'What you write on templates, prompts, walkthroughs and the plan, and letters and posts you have not sent',
    why: 'So that a reload or another tab loses nothing. The Journey page saves it to a file with your progress. On a computer that others use, clear it when you are done.',
    howLong: 'Until you press Clear beside it or send it, or clear this browser below.',
  },
  {
    what: 'Your conversation with the AI assistant',
    why: 'So that it is there when you come back.',
    howLong: 'Until you press Clear in the chat, or clear this browser below.',
  },
  {
    what: 'Copies of pages you opened and artifacts you saved',
    why: 'So that you can read them without a connection. They hold nothing of yours: no results, no forum posts, no certificates.',
    howLong: 'Until the site changes, and until you clear this browser or erase your data, below.',
  },
  {
    what: 'Light or dark, whether you have seen the welcome, what you looked up last, the name you last posted under, the addresses of your workshops, and the code of one you want to join',
    why: 'Small conveniences.',
    howLong: 'Until you clear this browser, below or in its settings.',
  },
];

export const ON_OUR_SERVER: Kept[] = [
  {
    what: 'One cookie, coachlab_visitor',
    why: 'A random number, and when you first came. It keeps your certifications and votes together, limits spam, and decides which version of a page you see. It says nothing about you, and no other site can read it. If you open a link that previews a new version, you get a second cookie until the preview ends. Without a cookie, votes are told apart by a keyed fingerprint of the network address.',
    howLong: 'A year in your browser.',
  },
  {
    what: 'Assessment results',
    why: 'The scores, under an address that nobody can guess, and the number of your cookie, so that only you can delete them. Your individual answers are not kept.',
    howLong: `Until you delete the result on its page or erase it below, or for ${KEPT_MONTHS} months after it was last opened.`,
  },
  {
    what: 'Workshops',
    why: 'If you open one: its name, code and dates, with the number of your cookie. If you add your scores to one: which result it was and when, so that you can take it back. Whoever opened it sees how many joined, and a spread of groups of five or more; never a single score.',
    howLong:
      'Until you take your scores back, or the workshop is deleted or reaches its last day, after 7, 30 or 90 days; then it is cleared away within the hour. Also until you erase it below.',
  },
  {
    what: 'Certifications',
    why: 'What you enrolled in, the score and time of each quiz attempt, the questions drawn for the next one, which browsers share your enrolments by a recovery code, and the name you put on a certificate. Not which answers you gave.',
    howLong: `Until you erase it below. Without a certificate, ${KEPT_MONTHS} months after you enrolled or last took a quiz, whichever is later. With one, until you take the certificate down.`,
  },
  {
    what: 'Forum posts, replies, votes and reports',
    why: 'Everybody can read posts and replies, under the name you typed. The number of your cookie is kept with them and shown to nobody. Votes are counted, and reports go to the coach; neither shows who gave it. Each is kept with a keyed fingerprint of your cookie, and a vote for 30 days with a keyed fingerprint of its network, so that one person with many cookies does not count as many.',
    howLong:
      'Until you erase them below or the coach removes them; what is removed is gone at once. Write to us if it’s yours and you want it removed, but the cookie it was written with is gone.',
  },
  {
    what: 'Messages from the contact page',
    why: 'Your name, address and words, so that the coach can answer. They also go to the coach’s mailbox.',
    howLong: 'Until the coach deletes them. The note that a mail went out is kept 30 days.',
  },
  {
    what: 'Addresses for updates',
    why: 'Only to send them. Each mail has a link that ends it with one click.',
    howLong:
      'Until you unsubscribe, and 30 days more. An address that was asked to confirm and never did goes after 30 days.',
  },
  {
    what: 'Safeguards against sending twice',
    why: 'A fingerprint of what you sent, and what we answered, so that pressing twice does not send it twice. When you erase your data, the answers go too; a hash of your cookie’s number is kept for an hour, so that nothing still on its way is stored afterwards.',
    howLong: 'A day, and up to an hour until it is cleared away.',
  },
  {
    what: 'Limits on posting, sending and trying codes',
    why: 'So that nobody floods the forum or tries out codes: for each such thing a keyed hash of your cookie’s number and one of your network’s address, with the time from which you may do it freely again. Nothing of what you did, and nobody can turn the hash back without the key. Erasing your data does not lift these limits.',
    howLong: 'Until that time, a day at the most, and up to an hour until it is cleared away.',
  },
  {
    what: 'Whether a section’s code loaded',
    why: 'Your browser reports which version of a section loaded or failed, where in our code it failed, and how long the first page took, so that a bad version is taken back. No text of yours. With it stands a keyed hash of the cookie’s number and of your network: enough to count a visit once, and nobody can turn it back.',
    howLong: 'A day; while a new version is being tried out, until a day after that.',
  },
  {
    what: 'Technical lines',
    why: 'Which address was requested, how long it took, and what failed. Not what you typed, and not who you are.',
    howLong: 'For as long as whoever runs the server keeps its logs.',
  },
];
