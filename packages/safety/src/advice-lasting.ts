import type { AdviceText } from './advice-texts.ts';
import type { Language } from './concern.ts';

type Texts = Pick<AdviceText, 'self' | 'other'>;

/** A racing heart or the like that has gone on for days. Markdown, `{emergency}` as in `ADVICE`. */
export const LASTING: Partial<Record<Language, Texts>> & { en: Texts } = {
  en: {
    other:
      '**First their body, because work waits for it.** A racing heart or the like that goes on for days belongs to a doctor this week, and not to a guess. Say it in private: “I’ve noticed that your heart troubles you. Please see a doctor this week; the time is yours, and I’ll cover your hours.” Pain in the chest, fainting or no breath: {emergency}. Take something off their load today, before you have settled who does what.',
    self: '**First your body, because work waits for it.** A racing heart or the like that goes on for days belongs to a doctor this week. Make the appointment before you do anything else, and take something off today. Pain in the chest, fainting or no breath: {emergency}.',
  },
  de: {
    other:
      '**Zuerst der Körper, denn die Arbeit wartet auf ihn.** Herzrasen und Ähnliches, das seit Tagen anhält, gehört diese Woche zum Arzt. Sagen Sie es unter vier Augen: „Mir ist aufgefallen, dass dir das Herz zu schaffen macht. Bitte geh diese Woche zum Arzt; die Zeit bekommst du, und deine Stunden übernehmen wir.“ Schmerzen in der Brust, Ohnmacht oder Atemnot: {emergency}. Nehmen Sie der Person heute etwas ab, bevor geklärt ist, wer was übernimmt.',
    self: '**Zuerst Ihr Körper, denn die Arbeit wartet auf ihn.** Herzrasen und Ähnliches, das seit Tagen anhält, gehört diese Woche zum Arzt. Machen Sie den Termin, bevor Sie etwas anderes tun, und geben Sie heute etwas ab. Schmerzen in der Brust, Ohnmacht oder Atemnot: {emergency}.',
  },
  fr: {
    other:
      '**D’abord le corps, car le travail peut attendre.** Des palpitations qui durent depuis des jours relèvent du médecin cette semaine. Dites-le seul à seul : « J’ai remarqué que ton cœur te joue des tours. Vois un médecin cette semaine, s’il te plaît ; prends le temps, nous couvrons tes heures. » Douleur dans la poitrine, malaise ou souffle court : le {emergency}. Allégez sa charge aujourd’hui, avant d’avoir réglé qui fait quoi.',
    self: '**D’abord votre corps, car le travail peut attendre.** Des palpitations qui durent depuis des jours relèvent du médecin cette semaine. Prenez rendez-vous avant toute autre chose, et laissez quelque chose aujourd’hui. Douleur dans la poitrine, malaise ou souffle court : le {emergency}.',
  },
  es: {
    other:
      '**Primero el cuerpo, porque el trabajo puede esperar.** Unas palpitaciones que duran días son cosa del médico esta semana. Dilo a solas: «He notado que el corazón te da guerra. Ve al médico esta semana, por favor; tienes el tiempo, y cubrimos tus horas». Dolor en el pecho, desmayo o falta de aire: el {emergency}. Quítale algo hoy mismo, antes de acordar quién hace qué.',
    self: '**Primero tu cuerpo, porque el trabajo puede esperar.** Unas palpitaciones que duran días son cosa del médico esta semana. Pide la cita antes de nada, y suelta algo hoy. Dolor en el pecho, desmayo o falta de aire: el {emergency}.',
  },
};
