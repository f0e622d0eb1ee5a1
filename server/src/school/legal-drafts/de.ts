import type { DraftFacts, LegalDrafts } from './legal-draft.ts';

const mail = ({ contact }: DraftFacts) => contact ?? '[[E-Mail-Adresse]]';

export const drafts: LegalDrafts = {
  IMPRINT: (facts) => `## Anbieter

[[Name des Unternehmens oder der Person]]

[[Rechtsform und Vertretungsberechtigte; Zeile löschen, wenn es keine gibt]]

[[Straße und Hausnummer]]

[[Postleitzahl, Ort und Land]]

E-Mail: ${mail(facts)}

Telefon: [[Telefonnummer]]

## Register und Steuer

Register: [[Register, Ort und Nummer; Zeile löschen, wenn es keines gibt]]

Umsatzsteuer-Identifikationsnummer: [[Nummer; Zeile löschen, wenn es keine gibt]]

## Verantwortlich für den Inhalt

[[Name und Anschrift]]

## Streitbeilegung

Wir sind [[bereit / nicht bereit und nicht verpflichtet]], an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. [[Name und Website der Stelle, falls Sie teilnehmen]]
`,
  PRIVACY: (
    facts,
  ) => `Diese Erklärung beschreibt, welche personenbezogenen Daten ${facts.school} (${facts.address}) verarbeitet.

## Verantwortlicher

[[Name und Anschrift des Unternehmens oder der Person]]

E-Mail: ${mail(facts)}

Datenschutzbeauftragte Person: [[Name und Kontakt; Zeile löschen, wenn es keine gibt]]

## Was wir speichern und wozu

- **Konto:** Name, E-Mail-Adresse, Bild, Sprache und ein Passwort, das sich nicht auslesen lässt. Wir brauchen sie für Ihr Konto (Vertrag, Art. 6 Abs. 1 lit. b DSGVO).
- **Sitzungen:** zu jeder Anmeldung die Art des Geräts, die Netzwerkadresse und die Zeit, damit Sie Ihre Sitzungen sehen und beenden können (Sicherheit, Art. 6 Abs. 1 lit. f DSGVO).
- **Lernen:** Fortschritt, gemerkte Kurse und Zertifikate (Vertrag).
- **Zahlungen:** was Sie wann zu welchem Preis gekauft haben (Vertrag und gesetzliche Aufbewahrung, Art. 6 Abs. 1 lit. c DSGVO). Ihre Zahlungsdaten speichert Stripe. Ihre Kartennummer sehen wir nie.
- **Zustimmungen:** welcher Fassung unserer Bedingungen Sie wann zugestimmt haben (Vertrag).
- **Nachrichten:** was Sie über das Kontaktformular senden (Beantwortung).
- **Sicherheitsprotokoll:** Anmeldungen und abgelehnte Versuche mit Netzwerkadresse, für [[Zahl]] Tage (Sicherheit).

## Empfänger

- Stripe wickelt Zahlungen ab: [[Name und Land des Stripe-Unternehmens aus Ihrem Vertrag mit Stripe]].
- [[Hosting-Unternehmen und Land]] betreibt unsere Server.
- [[E-Mail-Dienst und Land]] versendet unsere E-Mails.

Übermittlung außerhalb des EWR: [[keine / in welches Land und auf welcher Grundlage]].

## Ihr Browser

Wir setzen ein Cookie, das Sie angemeldet hält, eines, das einen bereits benutzten Browser wiedererkennt, und eines mit der Sprache, die Sie wählen. Ihr Browser speichert außerdem Einstellungen des Players und des Farbmodus sowie noch nicht gespeicherte Texte. Wir brauchen sie für Funktionen, die Sie nutzen. Cookies für Werbung oder zur Messung von Besuchen gibt es nicht.

## Wie lange

Wir löschen Ihre Daten, wenn Sie Ihr Konto löschen. Zahlungen bleiben ohne Ihren Namen erhalten. Was Sie beim Kauf vereinbart haben, bleibt mit Ihrer E-Mail-Adresse höchstens drei Jahre nach dem Ende des Abonnements oder des Kontos als Nachweis des Vertrags erhalten. Rechnungen werden [[Zahl]] Jahre aufbewahrt, weil das Gesetz es verlangt. Sicherungen werden nach [[Zahl]] Tagen überschrieben.

## Ihre Rechte

In Ihrem Profil können Sie Ihre Daten sehen, ändern und herunterladen und Ihr Konto löschen. Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Datenübertragbarkeit und Widerspruch. Schreiben Sie an ${mail(facts)}. Sie können sich bei einer Aufsichtsbehörde beschweren, zum Beispiel bei [[Name der Behörde]].
`,
  TERMS: (facts) => `## 1. Wer wir sind

Diese Bedingungen gelten für Verträge mit [[Name und Anschrift des Unternehmens oder der Person]] über die Videokurse von ${facts.school} unter ${facts.address}.

## 2. Was Sie erhalten

Ein Abonnement öffnet alle veröffentlichten Kurse für ein Jahr. Sie sehen die Videos online. Kurse können hinzukommen, berichtigt oder ersetzt werden. [[Welche Kurse oder Funktionen Sie zusagen, falls welche]]

## 3. Vertrag und Preis

Vor der Bestellung zeigt die Kasse den Preis, die Steuern, die Laufzeit, die Verlängerung und den Weg zur Kündigung. Der Vertrag kommt zustande, wenn Sie die Bestellung bestätigen und bezahlen. Sie erhalten eine Bestätigung per E-Mail.

## 4. Verlängerung und Kündigung

Nach dem ersten Jahr verlängert sich das Abonnement, wie die Kasse es angibt: [[um ein weiteres Jahr / auf unbestimmte Zeit mit jederzeitiger Kündigung]]. Sie können jederzeit in Ihrem Profil kündigen oder ohne Anmeldung unter <${facts.address}/cancel>. Die Kündigung wirkt zum Ende des bezahlten Zeitraums, sofern das Gesetz oder Abschnitt 5 nichts anderes bestimmt.

## 5. Widerruf und Erstattung

Verbraucher haben ein Widerrufsrecht, das unsere Widerrufsbelehrung erklärt. Wenn Sie innerhalb von ${facts.days} Tagen nach einer Zahlung kündigen, erstatten wir diese Zahlung vollständig.

## 6. Nutzung der Kurse

Das Abonnement gilt für eine Person. Sie dürfen Ihren Zugang nicht weitergeben und Videos und Texte nicht kopieren oder veröffentlichen, soweit das Gesetz es nicht erlaubt.

## 7. Wenn etwas nicht funktioniert

Es gelten die gesetzlichen Rechte bei digitalen Dienstleistungen. Schreiben Sie an ${mail(facts)}.

## 8. Haftung

[[Haftungsregeln, die in Ihrem Land wirksam sind]]

## 9. Änderungen dieser Bedingungen

Änderungen teilen wir Ihnen mindestens [[Zahl]] Tage vorher per E-Mail mit. Bis dahin können Sie den Vertrag beenden. [[Was Ihr Anwalt zur Zustimmung zu Änderungen sagt]]

## 10. Recht

Es gilt das Recht von [[Land]]. Verbrauchern bleibt der Schutz des zwingenden Rechts ihres Wohnsitzlandes erhalten.
`,
  ACCESSIBILITY: (
    facts,
  ) => `Diese Erklärung gilt für die Website von ${facts.school} unter ${facts.address}. Sie wurde am [[Datum]] erstellt.

## Die Dienstleistung

${facts.school} bietet Videokurse im Abonnement an. Auf dieser Website können Sie Kurse finden, ein Konto anlegen, bezahlen, Videos ansehen und Ihr Abonnement verwalten.

## Wie barrierefrei sie ist

Unser Ziel sind die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, und die EN 301 549.

Die Hersteller der Software führen vor jeder Version diese automatischen Prüfungen durch:

- Jede Seite wird mit axe im hellen Modus, im dunklen Modus und mit erzwungenen Farben geprüft, auf einem breiten Bildschirm und bei einer Breite von 320 Pixeln, was einem Zoom von 400 % entspricht. Dabei darf kein Verstoß gefunden werden.
- Bei 320 Pixeln lässt sich keine Seite seitwärts verschieben.
- Lernen, Bezahlen, Kündigen und Verwalten werden allein mit der Tastatur ausgeführt. Der Fokus bleibt sichtbar und steht an der erwarteten Stelle.
- Der Videoplayer hat Untertitel, Transkripte, eine einstellbare Geschwindigkeit und für jedes Bedienelement eine Tastaturbedienung.

Automatische Prüfungen finden nicht jede Barriere. [[Prüfungen mit Menschen oder durch Fachleute: wann und durch wen, sonst Satz löschen]]

## Was noch nicht barrierefrei ist

- Untertitel: [[Welche Videos keine Untertitel haben, oder „Alle Videos haben Untertitel“]]
- Audiodeskription: [[Welche Videos etwas zeigen, das nicht gesprochen wird]]
- Die Seiten zur Eingabe der Kartendaten gehören Stripe.
- [[Weitere bekannte Barrieren]]

## Barrieren melden

Schreiben Sie an ${mail(facts)} oder rufen Sie an: [[Telefonnummer]]. Wir antworten innerhalb von [[Zahl]] Tagen.

Wenn unsere Antwort nicht hilft, können Sie sich an [[Name, Anschrift und Website der Marktüberwachungsbehörde]] wenden.
`,
  WITHDRAWAL: (facts) => `## Widerrufsrecht

Sie haben das Recht, binnen ${facts.days} Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.

Die Widerrufsfrist beträgt ${facts.days} Tage ab dem Tag des Vertragsabschlusses.

Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ([[Name, Anschrift und Telefonnummer]], ${mail(facts)}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.

Sie können Ihr Widerrufsrecht auch online unter <${facts.address}/withdraw> ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen unverzüglich per E-Mail eine Eingangsbestätigung mit dem Inhalt der Erklärung sowie dem Datum und der Uhrzeit ihres Eingangs.

Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.

## Folgen des Widerrufs

Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.

[[Was gilt, wenn die Leistung auf Wunsch während der Widerrufsfrist beginnt: entscheidet Ihr Anwalt, sonst Zeile löschen]]

## Muster-Widerrufsformular

(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)

- An [[Name, Anschrift]], ${mail(facts)}:
- Hiermit widerrufe(n) ich/wir (\\*) den von mir/uns (\\*) abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung: Abonnement der Kurse von ${facts.school}
- Bestellt am (\\*)/erhalten am (\\*):
- Name des/der Verbraucher(s):
- Anschrift des/der Verbraucher(s):
- Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):
- Datum:

(\\*) Unzutreffendes streichen.
`,
};
