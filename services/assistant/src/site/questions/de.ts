import type { SiteQuestion } from './site-questions.ts';

const SAID = String.raw`was ich (?:hier |dir |ihnen |da |euch )*(?:schreibe|schreib|sage|tippe|erzähle|frage|eingebe|geschrieben habe|geschrieben hab|eintippe|reinschreibe)`;
const IT = String.raw`(?:das(?: hier| alles)?|es|dies(?:es gespräch|en chat)?|hier|alles|das gespräch|den chat|der chat|die unterhaltung|${SAID}|meine (?:daten|eingaben|texte|nachrichten|worte))`;
const TAIL = String.raw`(?: (?:hier|auch|später|wieder|eigentlich|denn|jetzt|alles|mit|irgendwo|noch|danach|einfach|mal|sehen|lesen|von mir))*`;
const ELSEWHERE = String.raw`(?!.*\b(?:slack|teams|outlook|e-?mails?|mails|laptop|computer|kalender|whatsapp|zeugnis|protokoll)\b)`;
const asks = (pattern: string) => new RegExp(pattern, 'iu');

export const DE: readonly SiteQuestion[] = [
  {
    topic: 'who-answers',
    asked: asks(
      String.raw`^(?:bist du|sind sie|seid ihr|ist (?:das|hier|da)|spreche ich|schreibe ich|rede ich|chatte ich|mit wem)\b.{0,24}(?:\b(?:mensch|person|ki|k\.i|bot|roboter|maschine|computer|chat ?gpt|programm|sprachmodell)\b.{0,20}|(?:^| )(?:antwortet|schreibe ich|rede ich|spreche ich)(?: hier| da| mir)*)$|^wer antwortet(?: hier| mir| da)*$`,
    ),
    answer:
      'Hier antwortet ein Programm: kein Mensch, und kein Sprachmodell einer anderen Firma. Es geht nach Regeln und nach dem, was auf dieser Seite steht, und kann danebenliegen; sagen Sie dann in einem Satz, was gemeint war. Ist auf einer Seite ein Sprachmodell angeschlossen, sagt es [die Seite zum Datenschutz](page:privacy) (Englisch).',
  },
  {
    topic: 'practise',
    asked: asks(String.raw`\bwo\b.{0,40}(?:üben|probe|durchspielen|trainieren|rollenspiel)`),
    answer:
      'Hier im Chat: Schreiben Sie in einem Satz, mit wem Sie sprechen und worum es geht, und drücken Sie unter der Antwort auf **Üben**; dann spiele ich die andere Seite (auf Englisch). Geschriebene Szenen stehen im [Studio](page:studio), und jede der [Situationen](page:situations) lässt sich üben.',
  },
  {
    topic: 'languages',
    asked: asks(
      String.raw`^(?:sprichst du|sprechen sie|verstehst du|verstehen sie|kann ich|geht das|gibt es das|darf ich)\b.{0,20}\b(?:deutsch|englisch|französisch|spanisch|anderen sprache|sprachen?)\b.{0,20}$`,
    ),
    answer:
      'Ja: Schreiben Sie auf Deutsch, und die kurze Antwort kommt auf Deutsch. Ebenso auf Englisch, Französisch und Spanisch. Die ausführlichen Seiten sind auf Englisch.',
  },
  {
    topic: 'account',
    asked: asks(
      String.raw`^(?:muss|soll|kann|brauche|wie|wo|gibt es)\b.{0,30}(?:anmelden|registrieren|einloggen|\bkonto\b|\baccount\b|passwort|anmeldung).{0,20}$`,
    ),
    answer:
      'Nein, es gibt kein Konto und keine Anmeldung: einfach schreiben. Was Sie hier tun, bleibt in diesem Browser; auf einem anderen Gerät beginnt es von vorn. Ihren Fortschritt können Sie unter [Ihr Weg](page:journey) in eine Datei sichern.',
  },
  {
    topic: 'cost',
    asked: asks(
      String.raw`^(?:was |wie ?viel )?kostet\b (?:das|es|dies|hier|die seite|mich das)(?: hier| alles| etwas| was| später| eigentlich| denn| mich)*$|^(?:ist|bleibt) (?:das|es|die seite|dieser chat|der chat|hier alles|alles)(?: \w+){0,3} (?:kostenlos|gratis|umsonst|kostenfrei|kostenpflichtig)\b.{0,12}$|^muss ich (?:dafür|später|hier|etwas|was| )* ?(?:zahlen|bezahlen)$`,
    ),
    answer:
      'Nein, es kostet nichts: Umsehen, Chat und Fragebögen sind kostenlos. Einen Preis haben nur [die Kurse](page:courses) und die Arbeit mit dem Coach selbst; gebucht wird hier nichts, ohne dass Sie vorher schreiben.',
  },
  {
    topic: 'delete',
    asked: asks(
      String.raw`^${ELSEWHERE}(?:wie|wo|kann|lässt|darf)\b.{0,20}\b${IT}\b.{0,14}\b(?:löschen|entfernen|loswerden|zurücksetzen|gelöscht)\b${TAIL}$|^${ELSEWHERE}wie (?:lösche|entferne) ich ${IT}${TAIL}$|^wie werde ich ${IT}(?: \w+)? los$`,
    ),
    answer:
      'Drücken Sie im Chat auf **Clear**: Dann ist das Gespräch aus diesem Browser weg, und der Server hat nichts davon behalten. Alles andere, was dieser Browser und der Server von Ihnen haben, löschen Sie auf [der Seite zum Datenschutz](page:privacy) (Englisch).',
  },
  {
    topic: 'who-reads',
    asked: asks(
      String.raw`^${ELSEWHERE}(?:.*\b(?:wer|kann|können|darf|sieht|sehen|liest|lesen|erfährt|bekommt|kriegt|weiß)\b.{0,50}\b(?:${SAID}|dies(?:en chat|es gespräch)|mitlesen)\b.*|wer (?:kann|sieht|liest|bekommt|hat)\b.{0,12}\b${IT}${TAIL}|(?:sieht|sehen|liest|lesen|erfährt|erfahren)\b.{1,40}\b${IT}${TAIL}|(?:kann|können|darf)\b.{1,40}\b${IT}(?: \w+){0,2} (?:sehen|lesen|mitlesen|einsehen|finden|erfahren)|(?:ist|bleibt|sind) ${IT}(?: \w+){0,3} (?:vertraulich|anonym|privat|sicher|geheim)\b.*|wie (?:vertraulich|anonym|sicher|privat) ist .{0,20}|(?:wie|was|wo)\b.{0,16}\b(?:der |dem )?datenschutz(?:erklärung)?(?: hier| aus)*)$|^(?:kann|soll|darf|muss) ich\b.{0,16}\b(?:echten? |richtigen? )?namen (?:nennen|schreiben|angeben|verwenden)$`,
    ),
    answer:
      'Niemand, mit dem Sie arbeiten, sieht es hier. Es gibt kein Konto; das Gespräch liegt allein in Ihrem Browser, bis Sie auf Clear drücken, und das sollten Sie auf einem gemeinsamen Rechner tun. Auf einem Gerät oder in einem Netz der Firma kann der Arbeitgeber mitlesen: Nehmen Sie dann ein eigenes. Was Sie schreiben, geht an den Server dieser Seite, der antwortet und nichts behält. Namen braucht es nicht, ein Buchstabe genügt. Mehr: [Datenschutz](page:privacy) (Englisch), auch dazu, was gilt, wenn ein Sprachmodell angeschlossen ist.',
  },
  {
    topic: 'kept',
    asked: asks(
      String.raw`^${ELSEWHERE}(?:(?:wird|werden|wurde|ist|bleibt|wo|wie lange)\b.{0,16}\b${IT}${TAIL}(?: \w+){0,3} (?:gespeichert|aufgezeichnet|protokolliert|aufbewahrt|behalten)\b.*|(?:speicherst du|speichert ihr|speichern sie|merkst du dir|merken sie sich|zeichnet ihr)\b.{0,12}\b${IT}.{0,20})$|^(?:was|wie|wo|werden|sind)\b.{0,24}\b(?:mit )?(?:meine[nr]?|die|den) daten\b.{0,50}$|^wo (?:finde ich|sind|ist)\b.{0,10}\b(?:meine|mein|das|die) (?:alten?|letzten?|früheren?|altes|letztes) (?:gespräche?|chats?|unterhaltung(?:en)?)$`,
    ),
    answer:
      'Das Gespräch bleibt allein in diesem Browser, damit es da ist, wenn Sie wiederkommen, bis Sie auf **Clear** drücken. Der Server antwortet und behält nichts davon. Was sonst und wie lange aufbewahrt wird: [Datenschutz](page:privacy) (Englisch).',
  },
  {
    topic: 'take-along',
    asked: asks(
      String.raw`^(?:kann|könnte|wie|wo|lässt|gibt es)\b.{0,20}\b(?:${IT}|(?:die|deine|ihre|eine) (?:antwort|checkliste|agenda|seite|datei))\b.{0,20}\b(?:ausdrucken|drucken|exportieren|herunterladen|runterladen|kopieren|sichern|speichern|abspeichern|mitnehmen|export|pdf)\b.{0,12}$`,
    ),
    answer:
      'Jede Antwort hat einen Knopf zum Kopieren; von dort können Sie sie einfügen und drucken. Die Seite, die unter einer Antwort verlinkt ist, druckt Ihr Browser mit allen Fragen; Vorlagen und Pläne haben eigene Knöpfe zum Drucken oder Speichern. Für das ganze Gespräch gibt es keinen. Ihren Fortschritt sichern Sie unter [Ihr Weg](page:journey) in eine Datei.',
  },
  {
    topic: 'devices',
    asked: asks(
      String.raw`^(?:kann|geht|gibt es|brauche|läuft)\b.{0,30}\b(?:handy|smartphone|tablet|eine app|als app|offline|ohne internet)\b.{0,16}$`,
    ),
    answer:
      'Ja, im Browser des Telefons, ohne etwas zu installieren. Was Sie tun, bleibt in diesem Browser: Das Gespräch vom Telefon ist nicht auf dem Rechner. Seiten, die Sie geöffnet haben, lassen sich ohne Verbindung lesen; der Chat braucht eine.',
  },
  {
    topic: 'real-coach',
    asked: asks(
      String.raw`\bmit (?:einem|dem) (?:echten |richtigen |menschlichen )?(?:coach|menschen)\b.{0,20}\b(?:sprechen|reden|schreiben|telefonieren)\b|\b(?:einen|den) (?:echten )?coach (?:buchen|erreichen|anschreiben)\b`,
    ),
    answer:
      'Sie können dem Coach hinter dieser Seite schreiben; die Antwort kommt innerhalb von 24 bis 48 Stunden: [Nachricht schreiben](page:contact).',
  },
  {
    topic: 'who-runs',
    asked: asks(
      String.raw`^(?:wer (?:betreibt|hat|macht|steckt|steht)|von wem ist)\b.{0,12}\b(?:das|die seite|diese seite|coachlab|hier)\b.{0,20}$`,
    ),
    answer:
      'Ein einzelner Coach: [Über](page:about) sagt, wer das ist, und [hier können Sie ihm schreiben](page:contact).',
  },
];
