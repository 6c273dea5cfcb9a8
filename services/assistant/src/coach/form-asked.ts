import { ASKS } from './form-patterns.ts';
import { isOnlyMentioned } from './mentioned-text.ts';
import type { Form } from './requests.ts';
import { CHANNEL } from './sent-to.ts';

/** What is asked for, and by which words. */
export interface AskedForm {
  form: Form;
  pattern: RegExp;
}

export function formAsked(message: string, goesOn: boolean): AskedForm | undefined {
  const asksForOne = ASKS.find(
    ([form, pattern]) => pattern.test(message) && !(form === 'email' && isOnlyMentioned(message)),
  );
  const first = asksForOne && !(isMade(asksForOne[0]) && NOT_ASKED.test(message)) ? asksForOne : undefined;
  const later =
    goesOn && message.length <= LONGEST ? LATER.find(([, pattern]) => pattern.test(message)) : undefined;
  const [form, pattern] = first ?? later ?? [];
  return form && pattern ? { form, pattern } : undefined;
}

/** A longer message is a story of its own. */
const LONGEST = 80;

function isMade(form: Form): boolean {
  return form === 'email' || form === 'agenda' || form === 'questions' || form === 'checklist';
}

/** Asked for about something that has been answered: in a first message it is the story that matters. */
const LATER: readonly [Form, RegExp][] = [
  [
    'words',
    /^\W*(?:(?:and|ok(?:ay)?|but|so|no|i mean|then|yes)\W+)*(?:the words|words (?:for|to)\b|script|what (?:exactly |actually )?(?:do|should|can|could|would|shall) i (?:actually |exactly )?(?:say|tell)\b(?! (?:to )?(?:(?:the|my|our|his|her|their) )?(?:others?|rest|everyone|everybody)\b)|how (?:do|should|can|would) i (?:say|put|phrase|word|open|start|begin|tell)\b(?! coaching)|what are the words)/i,
  ],
  [
    'words',
    /[.!?;,]\s*(?:and |so |but )?(?:what (?:exactly |actually )?(?:do|should|can) i (?:actually |exactly )?(?:say|tell (?:him|her|them))|(?:my |the )?first sentence|how do i (?:start|begin|open))\W*$/i,
  ],
  ['questions', /\b(?:preguntas|fragen|domande|vragen|pytani[ae]|pytań|questions à)(?![\p{L}])/iu],
  ['words', /(?<!\p{L})(?:palabras|die worte|wörtlich|les mots|le parole|de woorden|jakie słowa)(?!\p{L})/iu],
  ['email', /\b(?:e-?mail|message|invitation|correo|courriel|nachricht|messaggio|bericht|wiadomość)\b/i],
  [
    'email',
    new RegExp(
      String.raw`^(?=.*\b(?:it|that|this|one|something)\b).*\b(?:as|in|into|for|on|via|by) (?:an? |the |our |my )?(?:short |quick |brief )?${CHANNEL}\b|^\W*(?:(?:and|ok(?:ay)?|please|now|better|good|great|nice|perfect|fine|yes|thanks|thank you|ta)[,.!]* )*(?:(?:as|in|for|via|on|by) )(?:an? |the |our )?(?:short |quick )?${CHANNEL}\b`,
      'i',
    ),
  ],
  ['agenda', /\bagenda\b/i],
  ['questions', /\bquestions\b/i],
  ['example', /(?<!\bno |\bnot an |\bany |\bwithout |\btwo |\bthe )\bexamples?\b(?! of)|\bfor instance\b/i],
  ['shorter', /\bshorter\b|(?:^|[,;.-] )(?:and |but )?(?:short|brief(?:ly)?)(?: please| pls)?\W*$/i],
];
/** Of which these words are spoken, but nothing is asked to be made. */
const NOT_ASKED =
  /\b(?:should i|do i|must i|is it (?:ok(?:ay)?|better|right) to|or) (?:write|send|put it in|e-?mail)\b|\b(?:he|she|they|nobody|everyone|people|staff)\b[^.?!]{0,24}\b(?:e-?mails?|messages?|questions?|agenda|script)\b|\b(?:ask|asks|asking|asked|answers?|run out of|too many)\b[^.?!]{0,14}\bquestions\b|\be-?mails? (?:from|never|at night)\b|\bmessages never\b|\b(?:no|without an?|never (?:an?|any)) agenda\b/i;
