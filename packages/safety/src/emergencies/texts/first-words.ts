import type { Language } from '../../concern.ts';

/** Said first in the languages in which the rest is English. `{emergency}` as in the texts. */
export const FIRST_WORDS: Partial<Record<Language, string>> = {
  pt: 'É uma emergência. Ligue já para o {emergency}, ponha o telefone em alta-voz e fique com a pessoa: quem atende diz o que fazer. Os passos seguem em inglês:',
  it: 'È un’emergenza. Chiami subito il {emergency}, metta il vivavoce e resti con la persona: chi risponde dice che cosa fare. I passi seguono in inglese:',
  nl: 'Dit is een noodgeval. Bel nu {emergency}, zet de telefoon op de luidspreker en blijf erbij: daar vertelt men wat u moet doen. De stappen volgen in het Engels:',
  pl: 'To nagły wypadek. Proszę natychmiast zadzwonić pod {emergency}, włączyć głośnik i zostać przy tej osobie: tam powiedzą, co robić. Dalsze kroki są po angielsku:',
};
