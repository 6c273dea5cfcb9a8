import type { TextsAbroad } from './texts-abroad.ts';

export const de: TextsAbroad = {
  call: 'Anrufen',
  emergency: 'Notruf',
  more: 'alle Länder und weitere Hilfe',
  or: 'oder',
  notes: {
    free: 'kostenlos',
    'day and night': 'Tag und Nacht',
    'free, day and night': 'kostenlos, Tag und Nacht',
    'free, day and night, many languages': 'kostenlos, Tag und Nacht, viele Sprachen',
    'call or text, day and night': 'Anruf oder SMS, Tag und Nacht',
    'call or text, free, day and night': 'Anruf oder SMS, kostenlos, Tag und Nacht',
    'call or text, English and French, day and night':
      'Anruf oder SMS, Englisch und Französisch, Tag und Nacht',
    'daily until midnight': 'täglich bis Mitternacht',
    'free, leaves no trace on the bill': 'kostenlos, erscheint nicht auf der Rechnung',
    'free, day and night; 113 works too': 'kostenlos, Tag und Nacht; auch 113',
    French: 'auf Französisch',
    Dutch: 'auf Niederländisch',
  },
  forYou:
    '**Wenn es um Sie selbst geht:** Rufen Sie jetzt die Nummer unten an, oder {emergency}, wenn Sie in Gefahr sind. Sagen Sie einem Menschen in Ihrer Nähe, dass Sie nicht allein sein wollen.',
  forSomebody:
    '**Wenn es um jemand anderen geht:** Lassen Sie die Person nicht allein, fragen Sie sie direkt, und rufen Sie gemeinsam an.',
  onSigns: {
    other: `**Vielleicht verstehe ich das falsch, aber ich frage lieber einmal zu oft.** Dinge verschenken, Schulden begleichen, Aufgaben übergeben, Abschiede, eine plötzliche Ruhe: Jedes davon kann harmlos sein. Zusammen können es Zeichen sein, dass jemand daran denkt, sich das Leben zu nehmen. Fragen Sie deshalb, bevor Sie irgendetwas anderes planen.

1. **Sprechen Sie noch heute mit der Person, unter vier Augen, und nennen Sie, was Ihnen aufgefallen ist:** „Du hast Dinge verschenkt, und es klingt, als würdest du dich verabschieden. Ich mache mir Sorgen um dich.“
2. **Fragen Sie direkt: „Denkst du daran, dir das Leben zu nehmen?“** Die Frage bringt niemanden auf den Gedanken. Hören Sie dann zu, ohne zu widersprechen.
3. **Ist die Antwort Ja, oder sind Sie unsicher, lassen Sie die Person nicht allein.** Rufen Sie gemeinsam die Nummer unten an, oder {emergency}, wenn es jetzt geschehen könnte. Halten Sie sie fern von dem, woran sie bei der Arbeit kommt: Medikamente, Waffen, Maschinen, Höhen, ein Fahrzeug. Ziehen Sie die Personalabteilung oder den Betriebsarzt hinzu, und versprechen Sie kein Stillschweigen.
4. **Wenn Sie die Person nicht erreichen:** Rufen Sie an, statt zu schreiben; nimmt niemand ab, bitten Sie den Notruf {emergency}, an ihrer Adresse nach ihr zu sehen.
5. **Ist es ein ruhiges Nein:** „Das freut mich, und ich würde wieder fragen. Was verändert sich bei dir? Denkst du daran, bei uns aufzuhören?“ Fragen Sie in ein paar Tagen noch einmal.`,
    self: `Vielleicht verstehe ich das falsch, aber ich frage lieber einmal zu oft. Man ordnet alles und verabschiedet sich, wenn man eine Stelle verlässt, und auch dann, wenn man nicht mehr leben will. **Denken Sie daran, sich das Leben zu nehmen?** Wenn ein Teil von Ihnen das tut, rufen Sie bitte jetzt die Nummer unten an, oder {emergency}, und sagen Sie jemandem in Ihrer Nähe: „Ich bin nicht sicher, und ich will nicht allein sein.“ Sie müssen nicht sicher sein, um anzurufen, und keine Übergabe ist dringender. Geht es nur um die Stelle, sagen Sie es mir.`,
  },
  aside: {
    self: `**Zuerst zu Ihnen.** {said}Danke, dass Sie das geschrieben haben.

**Denken Sie daran, sich das Leben zu nehmen?** Wie auch immer die Antwort ist: Bitte bleiben Sie heute Nacht nicht allein damit.

- **Wenn es nah ist oder Sie etwas bei sich haben, womit Sie es tun könnten:** Rufen Sie jetzt {emergency} an, und gehen Sie dorthin, wo andere Menschen sind.
- **Heute Abend:** Rufen Sie jemanden an, der kommen oder am Telefon bleiben kann, oder die Nummer unten. „Ich denke immer wieder, ich wäre lieber nicht mehr da“ genügt für den Anfang.
- **Halten Sie sich fern von dem Ort oder der Sache, an die Sie denken.** Gehen oder fahren Sie diesen Weg nicht allein. Lassen Sie Tabletten, Schlüssel oder Waffe von jemand anderem verwahren.
- **Morgen:** zum Arzt. Sagen Sie es dort mit denselben Worten, und auch, seit wann Sie schlecht schlafen oder essen.
- **Die Arbeit kann warten oder geteilt werden.** Sagen Sie morgen früh einem Menschen über oder neben Ihnen: „Ich trage das schon zu lange allein, und ich kann nicht mehr. Ich brauche Sie für einen Teil davon.“ Was morgen gesagt werden sollte, lässt sich später sagen, oder mit jemandem an Ihrer Seite.

Wenn das getan ist, helfe ich Ihnen mit dem Rest. Habe ich Sie falsch verstanden, sagen Sie es mir in einem Satz, und wir kommen gleich zu Ihrer Frage.`,
    other: `**Vor allem anderen: was da nebenbei gesagt wurde.** {said}Es kann nur so dahingesagt sein. So sprechen aber auch Menschen, die ans Sterben denken, und sie sagen es jemandem, dem sie vertrauen. Nehmen Sie es also als das, noch heute.

1. **Sprechen Sie heute mit der Person, unter vier Augen; ist sie anderswo, rufen Sie an.** Wiederholen Sie, was Sie gehört haben: „Was du gesagt hast, geht mir nicht aus dem Kopf.“
2. **Fragen Sie direkt: „Denkst du daran, dir das Leben zu nehmen?“** Die Frage bringt niemanden auf den Gedanken. Hören Sie dann zu, ohne zu widersprechen, aufzumuntern oder mitzulachen.
3. **Ist die Antwort Ja, oder sind Sie unsicher, lassen Sie die Person nicht allein, auch heute Nacht nicht.** Rufen Sie gemeinsam die Nummer unten an, oder {emergency}, wenn es jetzt geschehen könnte. Bis dahin fährt sie nicht, arbeitet an keiner Maschine, nicht in der Höhe und nicht mit Medikamenten.
4. **Versprechen Sie kein Stillschweigen, und tragen Sie es nicht allein.** Die Personalabteilung, der Betriebsarzt oder Ihre eigene Führungskraft erfährt es heute, und niemand sonst.
5. **Ist es ein ruhiges Nein:** „Das freut mich, und ich würde wieder fragen.“ Bieten Sie trotzdem Zeit für einen Arzt an, nehmen Sie Arbeit ab, und fragen Sie in ein paar Tagen noch einmal.

Was Sie gefragt haben, kann so lange warten. Wenn das getan ist, helfe ich Ihnen mit dem Rest.`,
  },
  armed: `**Rufen Sie jetzt die Polizei:** {emergency}. **Lesen Sie die Nachricht wörtlich vor:** wer, womit, gegen wen und wann. Wägen Sie nicht ab, ob es ernst gemeint ist. Dass jemand „sonst nur redet“, beurteilt die Polizei; ein Grund zu warten ist es nicht.

1. **Sagen Sie, was man Sie fragen wird:** wo die Person jetzt sein kann, Adresse und Auto, ob es zu Hause Waffen gibt, wer Schlüssel oder Ausweis hat, wann die Ersten kommen. Fragen Sie, was morgen geschehen soll, und tun Sie das.
2. **Antworten Sie nicht, rufen Sie nicht an, treffen Sie die Person nicht,** und lassen Sie es auch niemand anderen tun: kein Gespräch, kein Beschwichtigen, auch nicht am Telefon. Heben Sie die Nachricht auf, wie sie ist.
3. **Rufen Sie dann die bedrohte Person an, jetzt.** Sie kommt nicht, bis die Polizei es freigibt, und heute Nacht ist sie nicht allein.
4. **Dann das Tor:** Legen Sie fest, wer es geschlossen hält, wer den Ausweis sperrt und wer Namen, Gesicht und Auto kennt. Die Frühschicht beginnt später oder anderswo. Kommt die Person doch: alle weg und hinter verschlossene Türen, niemand in den Weg, {emergency}.
5. **Dann Ihre eigene Führungskraft und Sicherheit oder Personalabteilung,** mit dem, was die Polizei gesagt hat. Über die Stelle wird später gesprochen, und nicht von Ihnen allein.
6. **Danach:** Bleiben auch Sie nicht allein damit, und sehen Sie noch am selben Tag nach denen, die bedroht wurden. Ist die Person vielleicht auch verzweifelt, sagen Sie es der Polizei: Es ändert, was hilft.`,
  apart: `**Rufen Sie die Person jetzt an, in dieser Minute. Schreiben Sie nicht zurück, und warten Sie nicht, bis Sie sie sehen.** Sie müssen nicht therapieren. Sie müssen sie erreichen, fragen und Hilfe holen.

1. **Wenn sie abnimmt:** „Ich habe deine Nachricht, und es ist gut, dass du es mir gesagt hast. **Wo bist du? Ist jemand bei dir?**“ Bleiben Sie in der Leitung. Kann sie nicht sprechen, schreiben Sie: „Ich bin da. Wo bist du? Ich rufe dich jetzt noch einmal an.“
2. **Fragen Sie direkt: „Denkst du daran, dir das Leben zu nehmen?“** und dann: „Hast du etwas bei dir, womit du es tun könntest?“ Die Frage bringt niemanden auf den Gedanken. Hören Sie zu, ohne zu widersprechen und ohne aufzumuntern.
3. **Ist die Antwort Ja, oder sind Sie unsicher, halten Sie sie in der Leitung.** Jemand anderes ruft inzwischen {emergency} an, mit Namen, Adresse und genauem Wortlaut. Sind Sie allein, sagen Sie: „Ich schicke jemanden zu dir und rufe dich gleich wieder an.“
4. **Wenn niemand abnimmt:** Rufen Sie jetzt {emergency} an, und bitten Sie, an der Adresse nach ihr zu sehen; die Personalabteilung hat sie, auch den Notfallkontakt. Schicken Sie jemanden, der in der Nähe ist, zu zweit. Eine Person ruft weiter an.
5. **Versprechen Sie nicht, es für sich zu behalten, und tragen Sie es nicht allein.** „Du bist mir zu wichtig, als dass ich das für mich behalte. Ich sage es nur Menschen, die helfen können.“ Sagen Sie es heute der Personalabteilung oder der eigenen Führungskraft; die Nummer unten berät auch Sie. **Morgen:** Seien Sie da, wann Sie es zugesagt haben, nehmen Sie Arbeit ab, und fragen Sie wieder.`,
  unclear: `Vielleicht verstehe ich das falsch. Falls hier jemand nicht sicher ist, kann es dreierlei sein, und jedes braucht etwas anderes. **Wenn die Person daran denken könnte, sich das Leben zu nehmen:** Fragen Sie allein und direkt: „Denkst du daran, dir das Leben zu nehmen?“ Die Frage bringt niemanden erst darauf; bei einem Ja, oder wenn Sie es nicht einschätzen können, lassen Sie die Person nicht allein. **Wenn sie zu Hause verletzt oder kontrolliert werden könnte:** Sprechen Sie allein mit ihr, nie schriftlich und nie, wenn der andere mithören kann, und fragen Sie: „Bist du zu Hause sicher?“ **Wenn jemand anderen etwas antun könnte:** Regeln Sie es nicht allein; sagen Sie es binnen einer Stunde dem Werkschutz, der Personalabteilung oder Ihrer Führungskraft, warnen Sie, wer gemeint ist, und notieren Sie den genauen Wortlaut. Wenn es jetzt geschehen kann: {emergency}.`,
  apartUnreached: `**Die Person meldet sich nicht: Rufen Sie jetzt {emergency} an.** Sagen Sie, dass Sie um ihr Leben fürchten, lesen Sie die Nachricht vor, und bitten Sie, an der Adresse nach ihr zu sehen. Jemand ruft inzwischen weiter an. Sind Sie in der Nähe, gehen Sie hin, aber zu zweit, und warten Sie vor der Tür auf die Gerufenen, außer Sie hören oder sehen, dass Sie gebraucht werden.`,
  apartFirst: `**Die Person ist nicht bei Ihnen: Rufen Sie sie jetzt an,** statt zurückzuschreiben: „Wo bist du? Ist jemand bei dir?“ Nimmt niemand ab und machen Sie sich Sorgen, rufen Sie {emergency} an, und bitten Sie, an der Adresse nach ihr zu sehen.`,
  advice: {
    suicide: {
      other: `**Nehmen Sie das ernst, und handeln Sie heute.** Sie müssen nicht therapieren. Sie müssen fragen, da bleiben und Hilfe holen.

1. **Sprechen Sie die Person jetzt an, unter vier Augen.** Sagen Sie, was Sie gehört oder gesehen haben: „Du hast gesagt, du siehst keinen Ausweg mehr. Ich mache mir Sorgen um dich.“
2. **Fragen Sie direkt: „Denkst du daran, dir das Leben zu nehmen?“** Die Frage bringt niemanden auf den Gedanken. Sie zeigt, dass man es vor jemandem aussprechen kann, der nicht wegläuft. Hören Sie dann zu, ohne zu widersprechen und ohne aufzumuntern.
3. **Ist die Antwort Ja, oder sind Sie unsicher, lassen Sie die Person nicht allein.** Könnte es jetzt geschehen, rufen Sie {emergency} an. Sonst rufen Sie gemeinsam eine Krisennummer an; Sie können auch vorher selbst anrufen und fragen, was zu tun ist. Hat die Person etwas bei sich, womit sie es tun könnte, bringen Sie es nur dann außer Reichweite, wenn das gefahrlos geht.
4. **Versprechen Sie nicht, es für sich zu behalten.** Sagen Sie: „Du bist mir zu wichtig, als dass ich das für mich behalte. Ich sage es nur Menschen, die helfen können, und ich sage dir, wem.“ Ist die Person anderswo, schicken Sie jemanden zu ihr, und nennen Sie dem Notruf die Adresse.
5. **Morgen:** Seien Sie da, wann Sie es zugesagt haben. Sagen Sie der Personalabteilung oder dem Betriebsarzt, was sie wissen müssen, und nicht mehr. Nehmen Sie der Person Arbeit ab, und sprechen Sie selbst mit jemandem.`,
      self: `Es ist gut, dass Sie das geschrieben haben. Ich bin ein Programm und kann nicht bei Ihnen sein. **Bitte holen Sie jetzt einen Menschen dazu.**

- **Wenn Sie es vielleicht tun oder etwas bei sich haben, womit Sie es tun könnten:** Rufen Sie {emergency} an, oder gehen Sie sofort dorthin, wo andere Menschen sind.
- **Rufen Sie die Krisennummer unten an.** Sie müssen es nicht gut erklären. „Ich will nicht mehr leben“ genügt für den Anfang.
- **Sagen Sie es einem Menschen in Ihrer Nähe:** „Ich bin nicht sicher, und ich will nicht allein sein.“ Bitten Sie ihn, zu bleiben und wegzunehmen, womit Sie sich verletzen könnten.
- **Wenn es nicht ganz das ist, Sie aber keine Kraft mehr haben:** Auch das ist Grund genug, anzurufen und diese Woche zum Arzt zu gehen.

An Ihrer Arbeit muss heute nichts gelöst werden. Sie kann warten; Sie kommen zuerst. Wenn das getan ist, helfe ich Ihnen mit dem Rest.`,
    },
    'after-suicide': {
      other: `Das tut mir sehr leid. Einen richtigen Weg gibt es hier nicht, aber manches hilft, und manches schadet.

- **Sagen Sie es persönlich, in kleinen Gruppen, bald und ohne Umschweife:** „Ich habe eine sehr traurige Nachricht. Alex ist gestorben.“ Von einem Suizid sprechen Sie nur, wenn die Familie einverstanden ist. Beschreiben Sie nie, wie es geschah, und mutmaßen Sie nicht, warum.
- **Lassen Sie jede Reaktion zu,** auch Schweigen und Wut. Sagen Sie, dass niemand schuld ist und dass niemand es sicher hätte kommen sehen können.
- **Achten Sie auf die, die der Person nahe waren, und auf alle, die es selbst schwer haben.** Fragen Sie direkt: „Kommen bei dir seitdem Gedanken, dir selbst das Leben zu nehmen?“ Die Frage bringt niemanden auf den Gedanken. Sagt jemand Ja, lassen Sie ihn nicht allein; ist die Gefahr jetzt da, rufen Sie {emergency} an.
- **Machen Sie die Woche leichter.** Sagen Sie ab, was sich absagen lässt, lassen Sie gehen, wer gehen möchte, und sagen Sie, wer wann zum Reden da ist. Holen Sie noch heute den Betriebsarzt, die Mitarbeiterberatung oder eine Trauerbegleitung dazu.
- **Schreiben Sie der Familie,** und fragen Sie sie, bevor Sie im Namen der Person etwas planen. Behalten Sie den Tag in den kommenden Monaten im Blick.
- **Und Sie selbst:** Auch Sie tragen daran. Sprechen Sie mit jemandem außerhalb des Teams.`,
      self: `Das tut mir sehr leid. Bitte tragen Sie es nicht allein. Sprechen Sie heute mit jemandem: einer Freundin, einem Freund, Ihrem Arzt, dem Betriebsarzt oder der Nummer unten; sie ist auch für Menschen da, die jemanden durch Suizid verloren haben. Wenn Sie daran denken, der Person zu folgen, rufen Sie jetzt {emergency} oder die Nummer unten an, und bitten Sie jemanden, bei Ihnen zu bleiben.`,
    },
    'self-harm': {
      other: `**Nehmen Sie es ernst, und bleiben Sie ruhig.** Wer sich selbst verletzt, versucht meist, einen Schmerz auszuhalten, der kein anderes Ventil hat. Es geht nicht um Aufmerksamkeit, und es ist nichts für ein Coaching.

1. **Sprechen Sie allein mit der Person, freundlich und ohne auf die Verletzungen zu starren:** „Mir sind die Wunden an deinem Arm aufgefallen, und ich mache mir Sorgen. Du musst nichts erklären. Wie schlimm ist es im Moment?“
2. **Fragen Sie direkt:** „Denkst du auch daran, dir das Leben zu nehmen?“ Die Frage bringt niemanden auf den Gedanken. Ist die Antwort Ja, oder sind Sie unsicher, lassen Sie die Person nicht allein; könnte es jetzt geschehen, rufen Sie {emergency} an.
3. **Bei einer tiefen oder blutenden Wunde, oder wenn Tabletten im Spiel sind:** sofort {emergency}.
4. **Verlangen Sie nicht, dass es aufhört, lassen Sie sich nichts zeigen, versprechen Sie kein Stillschweigen.** Sagen Sie: „Im Team mache ich das nicht zum Thema. Ich möchte aber, dass du gute Hilfe bekommst, und wenn du willst, komme ich mit.“
5. **Morgen:** Geben Sie Zeit für Arzt oder Beratung, beziehen Sie mit Wissen der Person den Betriebsarzt ein, nehmen Sie Druck heraus, und fragen Sie in ein paar Tagen wieder.`,
      self: `Danke, dass Sie es sagen. Wer sich selbst verletzt, trägt meist etwas, das allein nicht auszuhalten ist. Das verdient wirkliche Hilfe und kein Coaching.

- **Wenn Sie schwer verletzt sind oder etwas eingenommen haben:** Rufen Sie jetzt {emergency} an.
- **Wenn der Drang gerade stark ist:** Gehen Sie dorthin, wo jemand anderes ist, bringen Sie Abstand zwischen sich und das, was Sie benutzen würden, und rufen Sie die Nummer unten an. Dafür dürfen Sie anrufen, nicht nur, wenn es ums Sterben geht.
- **Wenn Sie auch daran denken, sich das Leben zu nehmen:** Rufen Sie jetzt an, und sagen Sie jemandem in Ihrer Nähe, dass Sie allein nicht sicher sind.
- **Diese Woche:** Sagen Sie es einem Arzt. Ein Satz genügt: „Ich verletze mich selbst und möchte Hilfe, um damit aufzuhören.“`,
    },
    'violence-at-home': {
      other: `**Glauben Sie der Person, und überlassen Sie ihr das Tempo.** Am gefährlichsten ist es oft, wenn jemand gehen will. Helfen Sie deshalb, Menschen zu erreichen, die so etwas planen können.

1. **Gefahr in diesem Augenblick:** {emergency}.
2. **Sprechen Sie allein mit der Person, und nie schriftlich, wenn zu Hause jemand mitlesen könnte:** „Mir sind die blauen Flecken aufgefallen, und ich mache mir Sorgen. Du musst mir nichts erzählen. Bist du zu Hause sicher?“ Ist die Antwort Nein, sagen Sie: „Ich glaube dir. Du bist nicht schuld.“
3. **Bieten Sie einen Raum, ein Telefon und Zeit an,** um das Hilfetelefon unten von der Arbeit aus anzurufen. Sie können auch selbst dort anrufen und fragen, was zu tun ist. Notieren Sie mit Datum, was Sie gesehen haben, und bewahren Sie es sicher auf.
4. **Stellen Sie den anderen nicht zur Rede, drängen Sie nicht zum sofortigen Auszug, fragen Sie nicht, warum sie oder er bleibt.** Und versprechen Sie kein Stillschweigen: Sind Kinder oder ein Leben in Gefahr, müssen andere es wissen.
5. **Morgen, gemeinsam mit der Person und mit Personalabteilung oder Werkschutz:** ein sicherer Weg zur Arbeit und zurück, Anrufe und Besuche abgefangen, Arbeitszeiten und Lohndaten geschützt, und jemand, der weiß, wen man anruft, wenn sie oder er nicht kommt.`,
      self: `Ich glaube Ihnen, und **Sie sind nicht schuld.** Heute müssen Sie nichts entscheiden, nur in Sicherheit sein.

- **Gefahr in diesem Augenblick:** Rufen Sie {emergency} an. Wenn Sie nicht sprechen können, rufen Sie trotzdem an und bleiben Sie in der Leitung, oder nehmen Sie das Telefon einer Nachbarin oder eines Kollegen.
- **Das Hilfetelefon unten** spricht jeden Tag mit Menschen in genau dieser Lage, ohne jemandem davon zu erzählen, und überlegt mit Ihnen, was sicher ist und wann. Rufen Sie von einem Telefon an, das der andere nicht prüft.
- **Sagen Sie es einem Menschen bei der Arbeit oder in der Nähe:** „Ich bin zu Hause nicht sicher. Wenn ich nicht komme, ruf bitte die Polizei.“ Bewahren Sie Papiere, Geld und einen Schlüssel dort auf, wo Sie drankommen.
- **Die Arbeit kann mehr helfen, als man denkt:** Die Personalabteilung kann Anrufe abfangen, Ihre Zeiten ändern und Ihre Lohndaten vertraulich halten.
- Bevor Sie dies schließen, möchten Sie die Seite vielleicht aus dem Verlauf Ihres Browsers löschen.`,
    },
    threat: {
      other: `**Sicherheit zuerst: Das ist etwas für Werkschutz und Polizei, nicht für ein Gespräch unter vier Augen.**

1. **Wenn jemand bewaffnet oder gewalttätig ist oder Sie glauben, dass es gleich geschieht:** Bringen Sie sich und andere weg, dann {emergency}. Diskutieren Sie nicht, versperren Sie nicht den Weg, nehmen Sie niemandem eine Waffe ab.
2. **Ist es eine Drohung für später, sagen Sie es binnen einer Stunde dem Werkschutz, der Personalabteilung oder der eigenen Führungskraft,** und der Polizei, wenn von einer Waffe, einer bestimmten Person oder einem Tag die Rede war. Nicht erst morgen, und nicht erst, wenn „beide Seiten gehört“ sind.
3. **Schreiben Sie den genauen Wortlaut auf,** wer ihn gehört hat, wann und wo. Heben Sie Nachrichten auf.
4. **Kümmern Sie sich um die Person, die bedroht oder verfolgt wird.** Sie darf es nicht als Letzte erfahren und dem anderen nicht begegnen, bis es geklärt ist: Jemand begleitet sie zum Auto oder zur Haltestelle, Schicht und Arbeitsplatz werden getauscht, wenn sie das möchte, und der andere (Kunde oder Kollege) bleibt draußen.
5. **Regeln Sie es nicht allein, und versprechen Sie kein Stillschweigen.** Ist der, der droht, vielleicht selbst verzweifelt, sagen Sie das der Polizei oder der Krisennummer: Es ändert, was hilft.`,
      self: `**Bringen Sie zuerst Abstand dazwischen,** welches von beidem es auch ist.

**Wenn jemand Sie bedroht, verfolgt oder Ihnen auflauert:**

- **Gefahr jetzt, oder die Person ist in der Nähe:** Rufen Sie {emergency} an. Gehen Sie dorthin, wo andere sind, nicht allein nach Hause.
- **Sagen Sie es heute jemandem:** Werkschutz, Personalabteilung und Ihrer Führungskraft, und der Polizei, wenn eine Waffe, ein Plan oder ein Foto Ihrer Wohnung im Spiel war oder es nicht das erste Mal ist. Für eine Anzeige brauchen Sie keine Beweise. Sie können sagen: „Ich bin bedroht worden und traue mich nicht nach Hause.“
- **Heben Sie alles auf:** Wortlaut, Uhrzeiten, Nachrichten, Kennzeichen. Antworten Sie nicht, und treffen Sie sich nicht, um es zu klären.
- **In den nächsten Tagen:** Gehen Sie nicht allein zum Bus oder zum Auto, nehmen Sie einen anderen Heimweg, sagen Sie jemandem, wann Sie ankommen müssten.

**Wenn Sie Angst davor haben, was Sie selbst jemandem antun könnten:**

- Verlassen Sie den Raum, das Gebäude oder das Gespräch. So starke Wut geht vorbei; was man in ihr tut, nicht.
- Rufen Sie {emergency} oder die Krisennummer unten an und sagen Sie genau das: „Ich habe Angst, dass ich jemandem etwas antue.“ Dafür sind sie da. Bringen Sie alles außer Reichweite, was Sie benutzen könnten.
- **Wenn es eine Redensart war und Sie einfach wütend sind:** Schreiben und sagen Sie der Person heute nichts. Schlafen Sie, und erzählen Sie mir dann, was war; wir finden Worte, die gehört werden.`,
    },
    'abuse-at-work': {
      other: `**Zuerst Sicherheit und Pflicht.** Wurde jemand angegriffen, oder hat jemand Angst vor dem, was kommt, geht das allem vor: Gefahr jetzt, {emergency}; sonst noch heute ein Gespräch unter vier Augen. Hören Sie zu, nehmen Sie es als ernst gemeint, ermitteln und urteilen Sie nicht: „Danke, dass du es mir sagst. Was brauchst du, um morgen sicher zu sein?“ Versprechen Sie kein Stillschweigen; sagen Sie, wer es wissen muss. Ziehen Sie heute die Personalabteilung oder die Beschwerdestelle hinzu, schreiben Sie das Gesagte in den Worten der Person auf, und sorgen Sie dafür, dass niemand fürs Reden bezahlt. Nach einem sexuellen Übergriff kann ein Arzt oder eine Fachstelle in den ersten Tagen helfen und Spuren sichern, ob es je eine Anzeige gibt oder nicht.`,
      self: `**Was Sie beschreiben, müssen Sie nicht hinnehmen.** Gefahr jetzt: {emergency}. Sonst heute: Schreiben Sie auf, was geschehen ist, mit Datum, Wortlaut und Zeugen, und heben Sie Nachrichten auf. Sagen Sie es jemandem, der handeln muss: Personalabteilung, Beschwerdestelle, Betriebsrat oder Gewerkschaft, oder der Führungskraft darüber, wenn es Ihre eigene ist. Sie können sagen: „Ich muss etwas melden, und ich möchte, dass es festgehalten wird.“ Nach einem sexuellen Übergriff kann ein Arzt oder eine Fachstelle in den ersten Tagen helfen und Spuren sichern, ob Sie es je anzeigen oder nicht. Wenn es Sie zermürbt, ist die Nummer unten auch für Sie da.`,
    },
    panic: {
      other: `**Schmerzen in der Brust, Ohnmacht, ein Krampfanfall, Verwirrtheit oder der erste Anfall dieser Art: Rufen Sie {emergency} an.** Versuchen Sie nicht selbst, eine Panikattacke von einem Herzinfarkt zu unterscheiden.

Ist es eine Panikattacke, die die Person kennt: Bleiben Sie bei ihr, sprechen Sie langsam und wenig. „Ich bin da. Das geht vorbei. Atme mit mir aus, ganz langsam.“ Bringen Sie sie an einen ruhigen Ort, lassen Sie sie sitzen, halten Sie andere fern, fassen Sie sie nicht ungefragt an. Meist ist es nach einer halben Stunde vorbei. Danach: Wasser, keine Fragen, keine Besprechung. Fragen Sie, wen Sie anrufen sollen, und lassen Sie die Person nicht gleich Auto fahren.

**Hört sie Stimmen, glaubt sie Dinge, die nicht sein können, oder lässt sie sich nicht beruhigen:** Bleiben Sie ruhig, widersprechen Sie nicht, und rufen Sie einen Arzt oder {emergency}. Morgen: Geben Sie Zeit für einen Arzttermin, weisen Sie auf den Betriebsarzt hin, und fragen Sie, was helfen würde, falls es wieder geschieht.`,
      self: `**Wenn Ihre Brust schmerzt, Sie ohnmächtig werden könnten oder das neu für Sie ist: Rufen Sie jetzt {emergency} an.** Lieber einmal zu oft.

Kennen Sie es als Panikattacke: Sie ist furchtbar, und sie geht vorbei, meist in einer halben Stunde. Stellen Sie beide Füße auf den Boden. Atmen Sie langsam aus, länger als ein: vier Takte ein, sechs Takte aus, zehnmal. Nennen Sie fünf Dinge, die Sie sehen. Sagen Sie jemandem in der Nähe: „Ich habe eine Panikattacke, bitte setz dich zu mir.“ Fahren Sie jetzt nicht Auto.

Wenn es vorbei ist, müssen Sie nicht zu Ende bringen, was Sie gerade taten. Gehen Sie diese Woche zum Arzt: Das lässt sich gut behandeln. Kommen Gedanken, nicht mehr leben zu wollen, rufen Sie jetzt die Nummer unten an.`,
    },
    eating: {
      other: `**Zuerst die Gesundheit.** Ohnmacht, Schmerzen in der Brust, Verwirrtheit oder seit Tagen nichts gegessen: Das ist ein Notfall, {emergency}. Eine Essstörung ist eine Krankheit; eine Führungskraft benennt und behandelt sie nicht. Sprechen Sie allein mit der Person, von dem, was Sie gesehen haben, und von Ihrer Sorge, nie von Gewicht oder Aussehen: „Du wirkst in letzter Zeit erschöpft, und ich mache mir Sorgen. Wie geht es dir wirklich?“ Beobachten Sie niemanden beim Essen, und sagen Sie nichts dazu. Bieten Sie Zeit für einen Arzttermin an, und mit Wissen der Person den Betriebsarzt. Sagt sie, dass sie nicht mehr leben will, lassen Sie sie nicht allein.`,
      self: `**Zuerst Ihre Gesundheit.** Wenn Sie ohnmächtig wurden, Ihr Herz stolpert oder Sie seit Tagen nichts gegessen haben: {emergency}. Sonst sagen Sie es bitte diese Woche einem Arzt, in einem Satz: „Ich habe Probleme mit dem Essen und brauche Hilfe.“ Es ist eine Krankheit, die sich behandeln lässt, und kein Mangel an Willen. Die Nummer unten ist auch dafür da, zu jeder Stunde.`,
    },
    addiction: {
      other: `**Zuerst die Sicherheit.** Wer heute betrunken oder berauscht sein könnte, fährt nicht, bedient keine Maschinen und betreut niemanden: Nehmen Sie die Person ohne Zuschauer von der Aufgabe, sorgen Sie für einen sicheren Heimweg, und sagen Sie es jetzt der Personalabteilung oder der diensthabenden Leitung. Bewusstlos, verwirrt oder schlechte Atmung: {emergency}. Ein andermal, allein und nüchtern, sprechen Sie nur von dem, was Sie gesehen haben, nie von einer Diagnose: „Zweimal in diesem Monat hast du morgens nach Alkohol gerochen, und ich mache mir Sorgen. Was ist los?“ Sucht ist eine Krankheit: Betriebsarzt, Suchtberatung oder Arzt behandeln sie, und die Regeln Ihres Betriebs sagen, was folgen muss. Decken Sie nichts, und versprechen Sie das auch nicht.`,
      self: `**Es braucht Mut, das zu schreiben.** Haben Sie zu viel genommen, oder zittern und schwitzen Sie ohne, oder sehen Sie Dinge: {emergency}. Alkohol oder Tabletten auf einmal abzusetzen kann gefährlich sein; tun Sie es mit einem Arzt. Sonst sagen Sie es diese Woche Ihrem Arzt: „Ich trinke mehr, als ich im Griff habe.“ Arzt, Selbsthilfegruppe, Suchtberatung oder Mitarbeiterberatung können anfangen, ohne dass Ihre Führungskraft es erfährt. Fahren Sie bis dahin nicht, und bedienen Sie keine Maschinen. Kommen Gedanken, nicht mehr leben zu wollen, rufen Sie jetzt die Nummer unten an.`,
    },
  },
  caution: {
    suicide: {
      self: `Vielleicht verstehe ich das falsch, aber ich frage lieber einmal zu oft: **Denken Sie daran, nicht mehr leben zu wollen oder sich das Leben zu nehmen?** Wenn ein Teil von Ihnen das tut, rufen Sie bitte jetzt die Nummer unten an, oder {emergency}, und sagen Sie es jemandem in Ihrer Nähe. Sie müssen nicht sicher sein, um anzurufen. Wenn es das nicht ist, lesen Sie weiter.`,
      other: `Vielleicht verstehe ich das falsch. Falls es um das Leben der Person geht und nicht nur um die Arbeit: **Fragen Sie unter vier Augen und direkt: „Denkst du daran, dir das Leben zu nehmen?“** Die Frage bringt niemanden auf den Gedanken. Ist die Antwort Ja, oder sind Sie unsicher, lassen Sie die Person nicht allein; rufen Sie gemeinsam die Nummer unten an, oder {emergency}, wenn es jetzt geschehen könnte. Erreichen Sie sie nicht und machen sich Sorgen, bitten Sie den Notruf {emergency}, nach ihr zu sehen.`,
    },
    'after-suicide': {
      self: `Vielleicht verstehe ich das falsch. Wenn Sie jemanden verloren haben, tut es mir leid; die Nummer unten ist auch für Hinterbliebene da. Kommen dabei Gedanken, selbst nicht mehr leben zu wollen, rufen Sie noch heute an.`,
      other: `Vielleicht verstehe ich das falsch. Wenn jemand gestorben ist, tut es mir leid. Sagen Sie es persönlich und ohne Umschweife, lassen Sie jede Reaktion zu, und achten Sie auf die, die der Person nahe waren. Die Nummer unten ist auch für Hinterbliebene da.`,
    },
    'self-harm': {
      self: `Vielleicht verstehe ich das falsch. **Verletzen Sie sich selbst?** Dann verdienen Sie Hilfe und keinen Vorwurf: Sagen Sie es diese Woche einem Arzt, oder rufen Sie die Nummer unten an; sie ist nicht nur für Menschen da, die sterben wollen. Schwer verletzt: {emergency}.`,
      other: `Vielleicht verstehe ich das falsch. Wenn sich die Person selbst verletzen könnte: Sprechen Sie allein und freundlich mit ihr, „Mir ist etwas aufgefallen, und ich mache mir Sorgen um dich“, und fragen Sie direkt, ob sie auch daran denkt, sich das Leben zu nehmen. Die Frage bringt niemanden auf den Gedanken. Ziehen Sie einen Arzt oder die Nummer unten hinzu. Schwer verletzt: {emergency}.`,
    },
    'violence-at-home': {
      self: `Vielleicht verstehe ich das falsch. **Sind Sie zu Hause sicher?** Wenn ein Mensch, der Ihnen nahesteht, Sie verletzt, ängstigt oder kontrolliert, sind Sie nicht schuld. In Gefahr: {emergency}. Das Hilfetelefon unten können Sie von einem Telefon aus anrufen, das niemand prüft.`,
      other: `Vielleicht verstehe ich das falsch. Wenn jemand aus der Nähe der Person sie verletzt oder kontrolliert: Sprechen Sie allein mit ihr, nie schriftlich, und fragen Sie: **„Bist du zu Hause sicher?“** Glauben Sie der Antwort, bieten Sie einen Raum und ein Telefon für das Hilfetelefon unten an, und stellen Sie den anderen nicht zur Rede. In Gefahr: {emergency}.`,
    },
    threat: {
      self: `Vielleicht verstehe ich das falsch. **Wenn jemand Sie bedroht, verfolgt oder ängstigt,** regeln Sie es nicht allein: Sagen Sie es heute dem Werkschutz, der Personalabteilung oder Ihrer Führungskraft, heben Sie jede Nachricht auf, gehen Sie nicht allein nach Hause; {emergency}, wenn die Person in der Nähe ist. **Wenn Sie Angst haben, selbst jemanden zu verletzen,** gehen Sie aus der Situation, und rufen Sie die Nummer unten an, oder {emergency}.`,
      other: `Vielleicht verstehe ich das falsch. **Wenn jemand wirklich verletzt werden könnte, verfolgt oder bedroht wird,** regeln Sie es nicht allein: Werkschutz, Personalabteilung oder Ihre Führungskraft binnen einer Stunde, und {emergency}, wenn es jetzt ist. Fragen Sie die betroffene Person: „Fühlst du dich sicher, wenn du heute nach Hause gehst?“ Sorgen Sie dafür, dass sie nicht allein geht, und notieren Sie den genauen Wortlaut.`,
    },
    'abuse-at-work': {
      self: `Vielleicht verstehe ich das falsch. **Wenn Sie bei der Arbeit angefasst, gedemütigt oder bedroht werden,** müssen Sie das nicht hinnehmen: Notieren Sie mit Datum und Zeugen, was geschehen ist, und sagen Sie es der Personalabteilung oder jemand anderem, der handeln muss. In Gefahr: {emergency}. Die Nummer unten ist auch für Sie da.`,
      other: `Vielleicht verstehe ich das falsch. Wenn jemand misshandelt, angefasst oder gedemütigt wird: Sprechen Sie allein mit der Person, „Was brauchst du, um morgen sicher zu sein?“, ziehen Sie heute die Personalabteilung hinzu, und versprechen Sie kein Stillschweigen. In Gefahr: {emergency}.`,
    },
    panic: {
      self: `Vielleicht verstehe ich das falsch. Wenn Ihnen gerade körperlich schlecht ist (Brust, Atem, Schwindel), rufen Sie {emergency} an. Wenn alles einfach zu viel ist, hören Sie für heute auf, sagen Sie es jemandem in Ihrer Nähe, und gehen Sie diese Woche zum Arzt. Kommen Gedanken, nicht mehr leben zu wollen, rufen Sie jetzt die Nummer unten an.`,
      other: `Vielleicht verstehe ich das falsch. Wenn jemand zusammengebrochen ist, verwirrt ist, Stimmen hört oder sich nicht beruhigen lässt, rufen Sie {emergency} an, und bleiben Sie da. Scheint jemand an allem zu zerbrechen, lassen Sie die Person nicht damit allein: Fragen Sie direkt, wie es ihr geht und ob sie daran denkt, nicht mehr leben zu wollen, und ziehen Sie einen Arzt hinzu.`,
    },
    eating: {
      self: `Vielleicht verstehe ich das falsch. Wenn Essen ein Kampf geworden ist, sagen Sie es bitte diese Woche einem Arzt; es ist eine Krankheit und lässt sich behandeln. Ohnmacht, oder seit Tagen nichts gegessen: {emergency}. Die Nummer unten ist zu jeder Stunde da.`,
      other: `Vielleicht verstehe ich das falsch. Wenn Sie sich sorgen, wie jemand isst, sprechen Sie allein mit der Person, von Ihrer Sorge und nie von Gewicht oder Essen: „Du wirkst erschöpft, und ich mache mir Sorgen. Wie geht es dir wirklich?“ Bieten Sie Zeit für einen Arzttermin an. Ohnmacht oder Verwirrtheit: {emergency}.`,
    },
    addiction: {
      self: `Vielleicht verstehe ich das falsch. Wenn Alkohol, Drogen oder Glücksspiel Sie im Griff haben, sagen Sie es bitte diese Woche einem Arzt; Alkohol oder Tabletten allein und auf einmal abzusetzen kann gefährlich sein. Kommen Gedanken, nicht mehr leben zu wollen, rufen Sie jetzt die Nummer unten an.`,
      other: `Vielleicht verstehe ich das falsch. Wenn jemand heute bei der Arbeit betrunken oder berauscht sein könnte, nehmen Sie die Person zuerst ohne Zuschauer von allem Gefährlichen, sorgen Sie für einen sicheren Heimweg, und sagen Sie es der Personalabteilung oder der diensthabenden Leitung. Nicht zu wecken oder schlechte Atmung: {emergency}.`,
    },
  },
};
