import { type Concern, HELP_PAGE } from '@coachlab/safety';
import { languageOf } from '../situations/language.ts';

/** What is asked next about a danger is answered in English, and only offered to those who read it. */
export function isEnglishAfter({ language }: Concern): boolean {
  return !(language in POINTERS_ABROAD);
}

/** Below an answer to what may be a danger, and is likelier something harmless. */
export function pointerFor(message: string): string {
  const text = POINTERS_ABROAD[languageOf(message) ?? 'en'] ?? POINTER;
  return `*${text}(${HELP_PAGE}).*`;
}

const POINTER =
  'If somebody’s life or safety is at stake here, yours included, that comes first: [what to say, and who to call]';
const POINTERS_ABROAD: Readonly<Record<string, string>> = {
  de: 'Wenn es hier um das Leben oder die Sicherheit eines Menschen geht, auch um Ihre, kommt das zuerst: [was Sie sagen und wen Sie anrufen können]',
  fr: 'Si la vie ou la sécurité de quelqu’un est en jeu, la vôtre comprise, cela passe d’abord : [quoi dire, et qui appeler]',
  es: 'Si está en juego la vida o la seguridad de alguien, también la tuya, eso va primero: [qué decir y a quién llamar]',
};

/** Above the answer, where somebody's suicide lies back and the question is another. */
export function oldGriefIn({ language }: Concern): string {
  return `*${(OLD_GRIEF[language] ?? OLD_GRIEF.en).replace('{page}', HELP_PAGE)}*`;
}

const OLD_GRIEF: Readonly<Record<string, string>> & { en: string } = {
  en: "I'm sorry about that death; it stays with people for a long time. If it weighs on you or on somebody near you, [those who help after a suicide]({page}) are there years later, too.",
  de: 'Dieser Tod tut mir leid; so etwas begleitet Menschen lange. Wenn es Sie oder jemanden in Ihrer Nähe belastet, sind [Menschen, die nach einem Suizid helfen]({page}), auch Jahre später da.',
  fr: 'Je suis désolé de cette mort ; elle accompagne longtemps ceux qui restent. Si elle pèse sur vous ou sur quelqu’un près de vous, [ceux qui aident après un suicide]({page}) sont là, même des années plus tard.',
  es: 'Siento esa muerte; acompaña mucho tiempo a quienes quedan. Si te pesa a ti o a alguien cercano, [quienes ayudan después de un suicidio]({page}) siguen ahí también años después.',
};

/** What was said before is not forgotten when the talk turns to something else. */
export function reminderOf({ who, kind, language }: Concern): string {
  const whose = kind === 'threat' ? 'safety' : who === 'self' ? 'own' : 'other';
  return (REMINDERS_ABROAD[language] ?? REMINDERS)[whose];
}

const REMINDERS = {
  own: '*I have not forgotten what you told me about yourself. If nobody is with you or knows of it yet, that comes first.*',
  other:
    '*I have not forgotten the person you are worried about. If you haven’t talked with them and called yet, that comes first.*',
  safety: '*I have not forgotten the danger you spoke of. If it isn’t reported yet, that comes first.*',
} as const;
const REMINDERS_ABROAD: Readonly<Record<string, Record<keyof typeof REMINDERS, string>>> = {
  de: {
    own: '*Ich habe nicht vergessen, was Sie mir über sich gesagt haben. Wenn noch niemand bei Ihnen ist oder davon weiß, kommt das zuerst.*',
    other:
      '*Ich habe die Person nicht vergessen, um die Sie sich sorgen. Wenn Sie noch nicht mit ihr gesprochen und noch nicht angerufen haben, kommt das zuerst.*',
    safety:
      '*Ich habe die Gefahr nicht vergessen, von der Sie gesprochen haben. Wenn sie noch nicht gemeldet ist, kommt das zuerst.*',
  },
  fr: {
    own: '*Je n’ai pas oublié ce que vous m’avez dit de vous. Si personne n’est encore avec vous ou ne le sait, cela passe d’abord.*',
    other:
      '*Je n’ai pas oublié la personne pour qui vous êtes inquiet. Si vous ne lui avez pas encore parlé ni appelé, cela passe d’abord.*',
    safety:
      '*Je n’ai pas oublié le danger dont vous avez parlé. S’il n’est pas encore signalé, cela passe d’abord.*',
  },
  es: {
    own: '*No he olvidado lo que me has contado de ti. Si todavía no hay nadie contigo ni lo sabe nadie, eso va primero.*',
    other:
      '*No he olvidado a la persona que te preocupa. Si aún no has hablado con ella ni has llamado, eso va primero.*',
    safety: '*No he olvidado el peligro del que hablaste. Si aún no se ha comunicado, eso va primero.*',
  },
};
