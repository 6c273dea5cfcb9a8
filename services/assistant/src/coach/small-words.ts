import { meaningOf, stem, wordsOf } from '@coachlab/search';

/** Whether words tell nothing of what a form is about. */
export function saysNothing(text: string): boolean {
  return wordsOf(text).every(
    (word) => SAYS_NOTHING.has(word) || SMALL_TALK.has(stem(word)) || /^\d+$/.test(word),
  );
}

/** Small words that tell no story. */
const SAYS_NOTHING = new Set(
  `a about actually again all also an and any are as at but can could d did do does don else exactly for from general give got has have
  he her here him his how i if in into is it its just know let's like ll m made make matter matters may maybe me more mean means might
  mine minus must my need next no not now of off oh ok okay on one ones only or our out please put re really s say said see she should
  so some something still such t than thanks that the their them then there these they thing things this those to too uh us use ve very
  want was way we well were what when which will with would yes you your important kürzer bitte kurz court corto two three four five six
  seven eight nine ten fifteen twenty thirty forty sixty many few lot lots enough svp stp plait juste seulement les phrases phrase du debut bitte
  nur die ersten satze satz das por favor solo las primeras frases frase sounds like sound chatbot robot wrote it btw pls plz ta thx cheers`.split(
    /\s+/,
  ),
);
/** Stems that say nothing of what a form is about. */
const SMALL_TALK = new Set(
  meaningOf(
    `that it this talk talks conversation meeting day tomorrow today person name him her them him thing topic subject short quick
    brief good best real actual exact bit little number version draft text ready idea monday tuesday wednesday thursday friday
    minute minutes hour hours time begin start open different kind sort help beginning coming morning`,
  ),
);
