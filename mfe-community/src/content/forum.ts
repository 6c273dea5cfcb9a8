/** What the coach says in a forum where nobody has written yet. People edit this file. */
export const FORUM_WELCOME = {
  title: 'Welcome. Tell us what happened.',
  text: 'Pick one conversation: what you tried, what they said, what you would ask next time. Leave out names and anything else that could identify someone. I read every post.',
};

/** Questions to begin with; each becomes the title of a new post. */
export const STARTERS: readonly string[] = [
  'What did you ask this week that changed the conversation?',
  'Which question fell flat, and what did you do then?',
  'How do you coach someone who wants to be told what to do?',
];
