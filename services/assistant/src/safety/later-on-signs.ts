import { type Concern, explainsFarewell, withNumbers } from '@coachlab/safety';
import { type FollowUp, followUpText } from './follow-up-texts.ts';

/** What comes before any explanation: who goes on leave tonight is not to be waited for. */
const TAKES_IT_UP = new Set<FollowUp>(['words', 'who', 'tell', 'refuses', 'gone', 'yes', 'wait', 'shorter']);

/** What is answered after signs were asked about; undefined where the talk turns to something else. */
export function laterOnSigns(
  before: Concern,
  asked: FollowUp | undefined,
  message: string,
  locales: readonly string[],
): string | undefined {
  if (asked && TAKES_IT_UP.has(asked)) return withNumbers(followUpText(before, asked), before, locales);
  if (explainsFarewell(message)) return EXPLAINED[before.language] ?? EXPLAINED.en;
  if (!asked) return undefined;
  return before.who === 'self'
    ? (OWN_NEXT[before.language] ?? OWN_NEXT.en)
    : withNumbers(followUpText(before, asked), before, locales);
}

const EXPLAINED: Readonly<Record<string, string>> & { en: string } = {
  en: "That explains it, and I'm glad it was asked. If something still doesn't fit, ask once more: it does no harm. **What shall we do about the rest?** Say in one sentence what you want to settle, and with whom.",
  de: 'Das erklärt es, und es ist gut, dass gefragt wurde. Wenn etwas trotzdem nicht passt, fragen Sie noch einmal: Das schadet nicht. **Was ist mit dem Rest?** Sagen Sie in einem Satz, was Sie mit wem klären möchten.',
  fr: 'Cela l’explique, et c’est bien d’avoir demandé. Si quelque chose ne colle toujours pas, demandez encore une fois : cela ne fait aucun mal. **Et pour le reste ?** Dites en une phrase ce que vous voulez régler, et avec qui.',
  es: 'Eso lo explica, y está bien haber preguntado. Si algo sigue sin encajar, pregunta otra vez: no hace daño. **¿Y lo demás?** Di en una frase qué quieres resolver y con quién.',
};

const OWN_NEXT: Readonly<Record<string, string>> & { en: string } = {
  en: "If it isn't that, good: then tell me in one sentence what you want to write or to hand over, and to whom. If part of you isn't sure, tell one person near you today; the numbers above stay there for that.",
  de: 'Wenn es das nicht ist, gut: Dann sagen Sie mir in einem Satz, was Sie schreiben oder übergeben möchten, und an wen. Wenn ein Teil von Ihnen nicht sicher ist, sagen Sie es heute einem Menschen in Ihrer Nähe; die Nummern oben bleiben dafür da.',
  fr: 'Si ce n’est pas cela, tant mieux : dites-moi alors en une phrase ce que vous voulez écrire ou transmettre, et à qui. Si une part de vous hésite, parlez-en aujourd’hui à quelqu’un près de vous ; les numéros ci-dessus restent là pour cela.',
  es: 'Si no es eso, bien: dime entonces en una frase qué quieres escribir o traspasar, y a quién. Si una parte de ti no está segura, díselo hoy a alguien cercano; los números de arriba siguen ahí para eso.',
};
