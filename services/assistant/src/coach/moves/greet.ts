import { bullets, paragraphs } from '../phrases.ts';
import type { Move } from '../turn.ts';

const HELLO = /^\W*(hi|hello|hey|hiya|good (morning|afternoon|evening|day)|greetings)( there| coach)?\W*$/i;
const THANKS =
  /^\W*(ok(ay)?\W+)?(thanks?( you)?( (so|very) much| a lot)?|thx|ta|cheers|great|perfect|got it|that helps?|bye|goodbye|good ?night|danke|merci|gracias)\b(?!.{0,20}\?).{0,20}$/i;
const WHO =
  /\b(who|what) are you\b|\bwhat (can|do) you (do|know)\b|\bhow can you help\b|\bare you (a |an )?(real|human|person|bot|robot|ai|machine)\b/i;

/** Hello, thank you, and who are you. */
export const greet: Move = ({ message, question, onPage, before, request }) => {
  if (THANKS.test(message) && !request.form)
    return { text: 'Gladly. Come back after the conversation and tell me how it went.' };
  if (/\bexamples?\b/i.test(message) && before.includes(PICK)) return AN_EXAMPLE;
  if (WHO.test(message))
    return {
      text: paragraphs(
        'I am a small coach made of rules and this catalogue; no person and no language model writes these lines, and I keep nothing.',
        ABILITIES,
      ),
    };
  if (!HELLO.test(message)) return undefined;
  const name = typeof question.profile?.name === 'string' ? `, ${question.profile.name.slice(0, 60)}` : '';
  const here = onPage && `You have **${onPage.title}** open; say “explain it” and we take it step by step.`;
  return { text: paragraphs(`Hello${name}. What conversation is on your mind?`, here, ABILITIES) };
};

const PICK = 'pick resources for a situation: “two of my people do not talk any more”';
const ABILITIES = paragraphs(
  'I can',
  bullets([
    PICK,
    'explain a framework step by step: “explain GROW”',
    'play the other person: “practise a missed deadline”',
    'help to fill in a prompt: “fill in the Question Coach”',
    'say what comes next on your path: “what next?”; or [start here](page:start)',
  ]),
);

const AN_EXAMPLE = {
  text: paragraphs(
    'Say, for example: *“She cries whenever I say something critical.”* I answer with what may be going on, what to do first and words to say. Then: *“Write me an email”*, *“An agenda for 20 minutes”*, *“What if she leaves the room?”* or *“Practise it”*.',
    'What is yours?',
  ),
  buttons: [
    {
      label: 'She cries whenever I say something critical',
      says: 'She cries whenever I say something critical',
    },
  ],
};
