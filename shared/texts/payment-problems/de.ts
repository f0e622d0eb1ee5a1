import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  because: ' ({detail})',
  problems: {
    REFUND_FAILED:
      'Die Bank der zahlenden Person hat eine Erstattung nicht angenommen{because}. Das Geld ist wieder bei der Schule: Versuchen Sie die Erstattung noch einmal, oder erstatten Sie auf anderem Weg.',
    REFUND_STUCK:
      'Eine Erstattung konnte bei Stripe noch nicht ausgeführt werden{because}. Es wird von selbst noch einmal versucht; wenn es dabei bleibt, erstatten Sie im Dashboard von Stripe.',
    REQUEST_STUCK:
      'Die Änderung eines Abos konnte bei Stripe noch nicht ausgeführt werden{because}. Es wird von selbst noch einmal versucht; wenn es dabei bleibt, ändern Sie es im Dashboard von Stripe.',
    DISPUTE:
      'Die Bank der zahlenden Person holt diese Zahlung zurück. Antworten Sie rechtzeitig im Dashboard von Stripe, oder akzeptieren Sie die Rückbuchung dort.',
    EVENT_FAILED:
      'Ein Ereignis von Stripe konnte noch nicht verarbeitet werden{because}. Es wird von selbst noch einmal versucht; ein Abgleich mit Stripe erledigt es sofort.',
    EVENT_REFUSED:
      'Ein Ereignis von Stripe war nicht für diese Schule und hat nichts geändert{because}. Sehen Sie nach, ob ein anderer Shop oder der Testmodus von Stripe seine Ereignisse hierher schickt.',
    EVENT_ODD:
      'Stripe hat etwas gemeldet, das diese Schule nicht verkauft, zu einer Person der Schule{because}. Was Stripe von ihr hat, wurde geprüft, und das hat nichts geöffnet. Wenn es die Lektionen öffnen sollte, verkaufen Sie es zum Preis der Schule, oder gewähren Sie Zugang.',
    RECONCILIATION_FAILED:
      'Der letzte Abgleich mit Stripe ist abgebrochen{because}. Er wird jede Stunde noch einmal versucht; Sie können jetzt abgleichen.',
    refused:
      '{subject}{because}. {effect} {remedy} Sobald es wieder geht, verschwindet dieser Hinweis von selbst.',
  },
  refusals: {
    KEY_REFUSED: {
      subject: 'Stripe lehnt den Schlüssel der Schule ab',
      effect: 'Niemand kann bezahlen, und was bei Stripe geschieht, kommt nicht an.',
      remedy:
        'Tragen Sie einen gültigen geheimen Schlüssel in STRIPE_SECRET_KEY ein, und starten Sie den Server neu.',
    },
    PRICE_REFUSED: {
      subject: 'Stripe verkauft nicht zum Preis der Schule',
      effect: 'Niemand kann kaufen.',
      remedy: 'Prüfen Sie PLAN_PRICE und PLAN_CURRENCY sowie die Produkte im Dashboard von Stripe.',
    },
    TAX_REFUSED: {
      subject: 'Stripe kann die Steuer nicht berechnen',
      effect: 'Niemand kann kaufen.',
      remedy:
        'Vervollständigen Sie die Einstellungen unter Tax im Dashboard von Stripe, oder setzen Sie STRIPE_AUTOMATIC_TAX auf false.',
    },
    CHECKOUT_REFUSED: {
      subject: 'Stripe öffnet keine Zahlungsseite',
      effect: 'Wer kaufen möchte, kann es nicht.',
      remedy:
        'Sehen Sie im Dashboard von Stripe nach, ob das Konto Zahlungen annehmen darf und einen Namen hat und ob der Schlüssel Checkout Sessions und Customers schreiben darf.',
    },
    PORTAL_REFUSED: {
      subject: 'Stripe öffnet keine Seite für die Abrechnung',
      effect: 'Mitglieder können weder ihre Karte ändern noch Offenes bezahlen.',
      remedy:
        'Speichern Sie im Dashboard von Stripe unter Billing die Einstellungen des Kundenportals, und sehen Sie nach, ob der Schlüssel Customer portal schreiben darf.',
    },
    REFUND_REFUSED: {
      subject: 'Stripe führt keine Erstattung aus',
      effect:
        'Wem das Geld zurück versprochen wurde, der wartet darauf. Es wird von selbst noch einmal versucht.',
      remedy:
        'Laden Sie im Dashboard von Stripe das Guthaben auf, und sehen Sie nach, ob der Schlüssel Refunds schreiben darf.',
    },
  },
};
