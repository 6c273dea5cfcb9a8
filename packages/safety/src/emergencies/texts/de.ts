import type { EmergencyTexts } from './emergency-texts.ts';

export const de: EmergencyTexts = {
  call: '**Rufen Sie jetzt {emergency} an, oder lassen Sie anrufen, während Sie dableiben.** Stellen Sie das Telefon laut: Dort sagt man Ihnen Schritt für Schritt, was zu tun ist.',
  callForYourself:
    '**Rufen Sie jetzt {emergency} an, und sagen Sie jemandem in Ihrer Nähe, was los ist.** Schließen Sie die Tür auf, fahren Sie nicht selbst, und lassen Sie den Termin warten.',
  untilHelp: {
    unconscious:
      '**Rütteln Sie an der Schulter, und rufen Sie laut. Keine Reaktion und keine normale Atmung: Beginnen Sie mit der Herzdruckmassage,** fest und schnell in der Mitte der Brust, etwa zweimal in der Sekunde, und schicken Sie jemanden nach dem Defibrillator (AED). Schnappatmung ist keine Atmung. Bei normaler Atmung: auf die Seite drehen, Kopf in den Nacken, und die Atmung beobachten. Nach einem Sturz nur bewegen, wenn keine Atmung da ist oder der Ort gefährlich ist.',
    choking:
      '**Kein Husten, kein Sprechen, keine Luft: Oberkörper nach vorn, fünf feste Schläge zwischen die Schulterblätter,** dann fünf Stöße von hinten, die Faust über dem Nabel, nach innen und oben (in der Schwangerschaft auf dem Brustbein). Immer im Wechsel. Bei Bewusstlosigkeit hinlegen und mit der Herzdruckmassage beginnen. Wer noch hustet, soll husten.',
    allergy:
      '**Adrenalin-Pen, wenn es einen gibt: jetzt, außen in den Oberschenkel, durch die Kleidung.** Sagen Sie am Telefon „Anaphylaxie“. Hinlegen mit hochgelagerten Beinen, bei Atemnot sitzen, nicht aufstehen. Nach fünf Minuten keine Besserung: ein zweiter Pen. Ins Krankenhaus auch dann, wenn es besser wird, denn es kann wiederkommen.',
    heart:
      '**Hinsetzen lassen, angelehnt, und nichts mehr tun lassen.** Enge Kleidung öffnen, und jemanden nach dem Defibrillator (AED) schicken. Nicht gehen, nicht fahren, die Schicht nicht beenden, auch wenn es nachlässt; versuchen Sie nicht, einen Herzinfarkt von Stress oder Magenschmerzen zu unterscheiden. Aspirin nur, wenn man es Ihnen am Telefon sagt. Bei Zusammenbruch ohne normale Atmung: Herzdruckmassage.',
    stroke:
      '**Merken Sie sich, wann die Person zuletzt gesund war: Von der Zeit hängt die Behandlung ab.** Sitzen oder liegen mit leicht erhöhtem Kopf, bei Schläfrigkeit auf der Seite. Nichts zu essen oder zu trinken, keine Tabletten, kein Aspirin. Rufen Sie auch an, wenn es nach Minuten vorbeigeht.',
    overdose:
      '**Warten Sie nicht auf Zeichen: Manches Gift wirkt, während man sich gut fühlt.** Sagen Sie, was es war, wie viel und wann, und heben Sie die Packung auf. Kein Erbrechen auslösen. Schläfrig: auf die Seite. Keine normale Atmung: Herzdruckmassage; Naloxon, wenn Sie es haben und es ein Opioid sein kann. Gas, Dämpfe, ein Tank oder eine Grube: Niemand geht hinterher, das tut die Feuerwehr. Wenn es Absicht gewesen sein kann, bleibt die Person keine Minute allein.',
    heat: '**Raus aus der Hitze und sofort kühlen:** Schatten oder ein kühler Raum, Kleidung ablegen, Haut nass machen und fächeln, kalte nasse Tücher an Hals, Achseln und Leisten. Wach und klar: Wasser in kleinen Schlucken. Verwirrt, schläfrig oder mit Erbrechen: nichts zu trinken, auf die Seite, und weiter kühlen, bis Hilfe da ist; ein Hitzschlag kann binnen einer Stunde töten. Heute wird nicht weitergearbeitet und nicht allein heimgefahren.',
    diabetes:
      '**Wach und fähig zu schlucken: jetzt Zucker,** ein Glas Saft oder normale Limonade (keine ohne Zucker) oder Traubenzucker; nach zehn Minuten noch einmal, wenn es nicht besser ist, danach etwas essen. Schläfrig oder bewusstlos: nichts in den Mund, auf die Seite. Kein Insulin geben. Wissen Sie nicht, ob der Zucker zu niedrig oder zu hoch ist, ist Zucker richtig.',
    seizure:
      '**Räumen Sie Hartes weg, legen Sie etwas Weiches unter den Kopf, und sehen Sie auf die Uhr.** Nicht festhalten und nichts in den Mund stecken. Hört das Zucken auf, auf die Seite drehen und dableiben, bis die Person weiß, wo sie ist. Gibt es einen Notfallplan für ihre Epilepsie, gilt er; ein erster Anfall, fünf Minuten, ein zweiter Anfall, eine Verletzung oder ein Zweifel brauchen den Rettungsdienst.',
    injury:
      '**Blutung: mit einem sauberen Tuch fest darauf drücken und nicht nachlassen;** was in der Wunde steckt, bleibt darin. Nach einem Sturz oder Schlag bleiben Kopf und Rücken ruhig. Strom: abschalten, bevor Sie jemanden anfassen. Verbrennung, Säure, Augen: zwanzig Minuten unter fließendes Wasser. Asthma: aufrecht sitzen, das eigene Notfallspray, jede Minute ein Hub, bis zu zehn.',
  },
  forYourself: {
    unconscious:
      'Legen Sie sich hin, wo Sie nicht fallen können, weg von Maschinen und Treppen, und lassen Sie jemanden bei sich bleiben.',
    choking:
      'Geben Sie jetzt jemandem ein Zeichen. Allein: Drücken Sie den Bauch fest gegen eine Stuhllehne, nach innen und oben.',
    allergy:
      'Ihr Adrenalin-Pen, wenn Sie einen haben: jetzt, außen in den Oberschenkel. Sagen Sie „Anaphylaxie“. Legen Sie sich hin, die Beine hoch, oder sitzen Sie bei Atemnot, und gehen Sie nicht zu Fuß zum Rettungswagen.',
    heart:
      'Setzen Sie sich, lehnen Sie sich an, und bewegen Sie sich so wenig wie möglich. Kennen Sie es als Panikattacke und ist es wie immer, atmen Sie langsam aus; ist etwas anders, rufen Sie an.',
    stroke:
      'Merken Sie sich, wann es begann. Essen und trinken Sie nichts, nehmen Sie keine Tabletten, und rufen Sie auch an, wenn es vorbeigeht.',
    overdose:
      'Sagen Sie, was Sie genommen haben, wie viel und wann, und heben Sie die Packung auf; sich gut zu fühlen sagt nichts. Wenn ein Teil von Ihnen sterben wollte, sagen Sie auch das: Dafür ist man dort da. Gehen Sie dorthin, wo jemand bei Ihnen sein kann.',
    heat: 'Hören Sie auf zu arbeiten, gehen Sie in den Schatten oder einen kühlen Raum, legen Sie Kleidung ab, machen Sie die Haut nass, und trinken Sie in kleinen Schlucken. Lassen Sie jemanden bei sich bleiben, und gehen Sie heute nicht zurück.',
    diabetes:
      'Sofort etwas mit Zucker: Saft, normale Limonade oder Traubenzucker, nach zehn Minuten noch einmal, wenn es nicht besser ist. Fahren Sie nicht, und lassen Sie jemanden bei sich sitzen.',
    seizure:
      'Legen Sie sich hin, weg von Kanten, Maschinen und Treppen, und bitten Sie jemanden, auf die Uhr zu sehen und zu bleiben.',
    injury:
      'Drücken Sie mit einem sauberen Tuch fest auf das, was blutet, und lassen Sie nicht nach. Verbrennung, Säure, Augen: zwanzig Minuten unter fließendes Wasser. Nach einem Sturz: still liegen.',
  },
  stay: '**Bleiben Sie da, bis andere übernommen haben,** halten Sie Zuschauer fern, und schicken Sie jemanden zum Eingang, der den Weg zeigt.',
  afterwards:
    '**Danach:** Lassen Sie anrufen, wen die Person bei sich haben möchte, oder den Notfallkontakt. Schreiben Sie auf, was wann geschah, und melden Sie es, wo es ein Arbeitsunfall sein kann. Sprechen Sie noch heute ein paar Minuten mit denen, die es gesehen haben, und sagen Sie den anderen nicht mehr, als die Person möchte. Dann kommen Sie wieder: Für die Rückkehr, den Dienstplan und das, was Sie dem Team sagen, gibt es Worte.',
  heatAgain:
    '**Zuerst die Hitze, denn morgen kann es wieder so heiß sein.** Wer ohnmächtig oder verwirrt war, geht zum Arzt, bevor er wieder in der Hitze arbeitet. Ab jetzt: Wasser in Reichweite, jede Stunde eine Pause im Schatten, die bezahlt ist und die niemand gegen Geld tauschen kann, schwere Arbeit früh, niemand allein. Bei Akkord bezahlen Sie die Pausen, sonst macht sie keiner; für die Sicherheit haftet der Arbeitgeber, was immer die Leute selbst wählen würden. Zeigen Sie die Zeichen in Bildern oder in ihren Sprachen: schwindlig, übel, verwirrt, kein Schweiß mehr heißt aufhören, Schatten, Wasser, rufen. Verwirrt oder bewusstlos: {emergency}, und sofort kühlen.',
};
