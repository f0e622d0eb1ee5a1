import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  refusals: {
    bodyOverdue: 'Die Übertragung hat zu lange gedauert. Bitte versuchen Sie es noch einmal',
    overloaded:
      'Gerade sind sehr viele Menschen hier. Bitte versuchen Sie es in ein paar Sekunden noch einmal',
    documentNotTrusted:
      'Diese Schule beantwortet nur Anfragen ihrer eigenen Seiten. Wenn Sie das auf einer davon sehen, laden Sie sie bitte neu',
    methodNotAllowed: 'Diese Adresse kennt diese Methode nicht',
    crossSite: 'Diese Anfrage kam von einer anderen Website und wurde abgelehnt',
    byNavigation:
      'Diese Adresse im Browser zu öffnen ändert nichts. Rufen Sie sie aus einem Skript auf oder verwenden Sie POST',
    linkExpired: 'Dieser Link ist abgelaufen',
    idempotencyKeyMalformed:
      'Ein Idempotency-Key besteht aus 1 bis 255 Buchstaben, Ziffern und Zeichen aus ASCII, ohne Leerzeichen',
    idempotencyKeyReused:
      'Dieser Idempotency-Key kam schon mit einem anderen Aufruf. Bitte verwenden Sie für jeden Aufruf einen neuen',
    idempotencyKeyUnanswered:
      'Der erste Aufruf mit diesem Idempotency-Key hat keine Antwort: Er läuft noch oder wurde vor der Antwort abgebrochen. Prüfen Sie, ob er ausgeführt wurde, bevor Sie ihn mit einem neuen Key senden',
    idempotencyAnswerNotKept:
      'Dieser Aufruf wurde ausgeführt, seine Antwort war aber zu lang zum Aufbewahren. Fragen Sie das Ergebnis ab und senden Sie den Aufruf nicht noch einmal',
    nestedTooDeeply:
      'Dieses JSON ist zu tief verschachtelt: Listen und Objekte dürfen {limit} Ebenen tief sein',
  },
  input: {
    malformedId: 'Das ist keine gültige ID',
    malformedCursor: 'Das ist kein Cursor dieser Liste',
    pageSize: 'Möglich sind 1 bis {limit} Einträge',
    imageMemory: 'Dieses Bild braucht zum Lesen zu viel Speicher. Bitte speichern Sie es mit weniger Pixeln',
    imageParts:
      'Dieses Bild besteht aus zu vielen Teilen. Bitte speichern Sie es noch einmal als gewöhnliches JPEG',
    imageTime: 'Das Lesen dieses Bildes dauert zu lange. Bitte speichern Sie es mit weniger Pixeln',
  },
};
