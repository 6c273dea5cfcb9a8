/** One thing that is kept: what it is, where, for how long. */
export interface Kept {
  what: string;
  /** Said in a sentence or two. */
  why: string;
  howLong: string;
}

/** Under the browser's own storage; none of it is sent to us but where it says so. */
export const IN_YOUR_BROWSER: Kept[] = [
  {
    what: 'What you completed, your feedback, your streak and practice days',
    why: 'So that the site knows where you are. The Journey page can write it to a file for another browser.',
    howLong: 'Until you clear this site’s data in your browser.',
  },
  {
    what: 'Your coaching profile and how you like to travel (guided or free)',
    why: 'From the intake quiz; it chooses what is recommended.',
    howLong: 'Until you clear it, or take the quiz again.',
  },
  {
    what: 'Answers of a questionnaire or quiz that you have not sent yet',
    why: 'So that a reload does not lose them.',
    howLong: 'Seven days; older ones are not used any more.',
  },
  {
    what: 'Your conversation with the AI assistant',
    why: 'So that it is there when you come back.',
    howLong: 'Until you press Clear in the chat.',
  },
  {
    what: 'Light or dark, whether you have seen the welcome, what you looked up last, and the addresses of your assessment results',
    why: 'Small conveniences.',
    howLong: 'Until you clear this site’s data in your browser.',
  },
];

export const ON_OUR_SERVER: Kept[] = [
  {
    what: 'One cookie, coachlab_visitor',
    why: 'A random number. It keeps your certifications and votes together, limits spam, and decides which version of a page you see. It says nothing about you, and no other site can read it. Who is sent a link to preview a new version gets a second one, until the preview ends. Without it, votes are told apart by a keyed fingerprint of the network address.',
    howLong: 'A year in your browser.',
  },
  {
    what: 'Assessment results',
    why: 'The scores, under an address that nobody can guess, and the number of your cookie, so that you alone can delete them. Your single answers are not kept.',
    howLong: 'Until you delete the result on its page.',
  },
  {
    what: 'Certifications',
    why: 'What you enrolled in, the score and time of each quiz attempt, and the name you put on a certificate. Not which answers you gave.',
    howLong: 'A certificate until you take it down, the rest until you ask us to delete it.',
  },
  {
    what: 'Forum posts, replies, votes and reports',
    why: 'Everybody can read posts and replies, under the name you typed. The number of your cookie is kept with them and shown to nobody. Votes and reports are counted, not shown by person: what is kept of who gave them is a fingerprint under a key of ours, and of a vote 30 days long one of the network it came from, so that one person with many cookies does not count as many.',
    howLong:
      'Until the coach removes them; what is removed is gone at once. Write if it is yours and shall go.',
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
    what: 'Marks against doubles',
    why: 'A fingerprint of what you sent, and what we answered, so that a second press does not send it twice.',
    howLong: 'A day, and an hour at most until it is cleared away.',
  },
  {
    what: 'Whether a section’s code loaded',
    why: 'Your browser reports which version of a section loaded or failed, where in our code it failed, and how long the first page took, so that a bad version is taken back. No text of yours. With it stands a keyed hash of the cookie’s number and of your network: enough to count a visit once, and nobody can turn it back.',
    howLong: 'A day; while a new version is being tried out, until a day after that.',
  },
  {
    what: 'Technical lines',
    why: 'Which address was asked for, how long it took, what failed. Not what you typed, and not who you are.',
    howLong: 'As long as whoever runs the server keeps its logs.',
  },
];
