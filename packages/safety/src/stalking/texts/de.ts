import type { AdviceText } from '../../advice-texts.ts';

export const de: Pick<AdviceText, 'self' | 'other'> = {
  other: `**Das ist Stalking, und ein Gespräch beendet es nicht.** Jede Antwort, ein freundliches Wort oder „ein letztes Treffen“ zeigt, dass Hartnäckigkeit wirkt. Also spricht niemand mit dieser Person: Sie nicht, und auch nicht, wer verfolgt wird.

1. **Ist die Person in der Nähe, hat sie gedroht oder kommt sie mit einer Waffe:** {emergency}, und warten Sie hinter einer verschlossenen Tür, wo andere sind.
2. **Erstatten Sie heute gemeinsam Anzeige bei der Polizei.** Einzelnes sieht harmlos aus; es zählt, dass es nicht aufhört. Nehmen Sie Daten, Nachrichten und Bilder mit. In Deutschland heißt es Nachstellung (§ 238 StGB).
3. **Ein klares Nein, schriftlich, falls es noch keines gab:** „Ich will keinen Kontakt. Schreiben Sie nicht, rufen Sie nicht an, kommen Sie nicht hierher.“ Danach keine Antwort mehr, auf nichts, und gelöscht wird nichts.
4. **Führen Sie eine Liste:** Tag, Uhrzeit, Ort, was geschah, wer es sah, Kennzeichen, Bildschirmfotos. Briefe und Geschenke bleiben, wie sie kamen. Ein Ortungsgerät oder eine App bleibt, bis die Polizei oder eine Beratung dazu geraten hat.
5. **Was Sie als Arbeitgeber heute tun:** Die verfolgte Person öffnet, schließt und arbeitet nicht allein; die Schicht heute Abend wird getauscht oder doppelt besetzt, ohne Verlust an Stunden oder Lohn. Jemand geht mit zum Auto oder zur Bahn. Name und Gesicht gehen an Empfang, Werkschutz, Personalabteilung und die eigene Leitung, mit der Nummer, die man anruft, wenn die Person auftaucht; sie bekommt Hausverbot, und niemand gibt Schichten, Nummer oder Adresse heraus. Zeiten, Platz, Parkplatz und Heimweg ändern sich, wenn die verfolgte Person es möchte. Ist es jemand von Ihren Leuten, trennt die Personalabteilung beide jetzt und versetzt, wer verfolgt.
6. **Fragen Sie unter vier Augen:** „Was brauchst du, um heute sicher heimzukommen, und wer weiß davon?“ Glauben Sie der Antwort. Die Nummer unten plant die nächsten Tage mit der Person.`,
  self: `**Das ist Stalking, und Sie müssen es nicht mit einem Gespräch lösen.** Jede Antwort, ein freundliches Wort oder „ein letztes Treffen“ zeigt, dass Hartnäckigkeit wirkt. Wer Ihnen zu einem netten Gespräch rät, kennt das Muster nicht; führen Sie es nicht.

- **Ist die Person in der Nähe, hat sie gedroht oder könnte sie mit einer Waffe kommen:** {emergency}. Gehen Sie dorthin, wo andere Menschen sind, nicht allein nach Hause.
- **Erstatten Sie heute Anzeige bei der Polizei.** Einzelnes sieht harmlos aus; es zählt, dass es nicht aufhört und dass man Ihre Wohnung oder Ihren Heimweg kennt. Nehmen Sie Daten, Nachrichten und Bilder mit. In Deutschland heißt es Nachstellung (§ 238 StGB).
- **Ein klares Nein, schriftlich, falls Sie es noch nicht gesagt haben:** „Ich will keinen Kontakt. Schreiben Sie nicht, rufen Sie nicht an, kommen Sie nicht hierher.“ Danach keine Antwort mehr, auf nichts. Löschen Sie nichts.
- **Führen Sie eine Liste:** Tag, Uhrzeit, Ort, was geschah, wer es sah, Kennzeichen, Bildschirmfotos. Vermuten Sie ein Ortungsgerät oder eine App, fragen Sie die Polizei oder die Nummer unten, bevor Sie es entfernen.
- **Sagen Sie es heute schriftlich Ihrem Arbeitgeber:** „Ich werde bei der Arbeit und auf dem Heimweg gestalkt. Ich brauche ein Hausverbot für diese Person, der Empfang muss Bescheid wissen, niemand darf meine Zeiten oder meine Adresse herausgeben, ich öffne, schließe und arbeite nicht allein, und jemand begleitet mich zum Auto oder zur Bahn.“ Dafür zu sorgen ist seine Pflicht; „harmlos“ ist keine Antwort.
- **Heute Abend:** Gehen Sie nicht allein, nehmen Sie einen anderen Weg, sagen Sie es den Nachbarn und jemandem, dem Sie vertrauen, und schlafen Sie woanders, wenn Sie Angst haben. Die Nummer unten plant die nächsten Tage mit Ihnen.`,
};
