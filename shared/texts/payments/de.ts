import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Zahlungen',
  caption: 'Zahlungen, neueste zuerst',
  toProblems: 'Was Aufmerksamkeit braucht',
  filter: {
    search: 'Name oder E-Mail-Adresse',
    state: 'Stand',
    everyState: 'Jeder Stand',
    states: { KEPT: 'Behalten', REFUNDED: 'Erstattet', DISPUTED: 'Rückbuchung' },
  },
  noneFound: {
    title: 'Keine solche Zahlung',
    description: 'In diesen Tagen hat niemand bezahlt, auf den das passt.',
    showAll: 'Alle Zahlungen anzeigen',
  },
  none: {
    title: 'Noch keine Zahlungen',
    description: 'Jede steht hier, sobald sie eingeht.',
  },
  who: 'Wer',
  deletedAccount: 'Ein gelöschtes Konto',
  failure: {
    loadPaymentProblems: 'Die Probleme mit Zahlungen konnten nicht geladen werden',
    reconcilePayments: 'Die Zahlungen konnten nicht mit Stripe abgeglichen werden',
  },
  loading: {
    reconcilePayments: 'Zahlungen werden mit Stripe abgeglichen',
  },
  success: {
    reconcilePayments: 'Zahlungen mit Stripe abgeglichen',
  },
  problems: {
    title: 'Zahlungen, die Aufmerksamkeit brauchen',
    toPayments: 'Alle Zahlungen',
    heading: 'Probleme, neueste zuerst',
    none: 'Nichts braucht Ihre Aufmerksamkeit',
    whatIsListed:
      'Hier stehen fehlgeschlagene Erstattungen, Rückbuchungen und alles, was Stripe noch nicht mitgeteilt werden konnte.',
    showAll: 'Alle {count, number} anzeigen',
    since: 'seit <time>{moment}</time>',
    retry: 'Erstattung noch einmal versuchen',
    retryOf: 'Erstattung noch einmal versuchen: {name}',
    dispute: 'Rückbuchung bei Stripe',
    disputeHere: 'Rückbuchung bei Stripe, in einem neuen Tab',
    disputeOf: 'Rückbuchung bei Stripe: {name}, in einem neuen Tab',
    names: {
      CHECKOUT_REFUSED: 'Keine Zahlungsseite',
      DISPUTE: 'Rückbuchung',
      EVENT_FAILED: 'Ereignis von Stripe fehlgeschlagen',
      EVENT_ODD: 'Neben der Schule verkauft',
      EVENT_REFUSED: 'Ereignis von Stripe abgelehnt',
      KEY_REFUSED: 'Schlüssel von Stripe abgelehnt',
      PORTAL_REFUSED: 'Keine Seite für die Abrechnung',
      PRICE_REFUSED: 'Preis abgelehnt',
      RECONCILIATION_FAILED: 'Abgleich abgebrochen',
      REFUND_FAILED: 'Erstattung fehlgeschlagen',
      REFUND_STUCK: 'Erstattung wartet',
      REFUND_REFUSED: 'Erstattungen abgelehnt',
      REQUEST_STUCK: 'Kündigung wartet',
      TAX_REFUSED: 'Steuer nicht berechnet',
    },
  },
  comparison: {
    notLoaded: 'Wann die Zahlungen zuletzt abgeglichen wurden, konnte nicht geladen werden.',
    compare: 'Jetzt abgleichen',
    outage:
      'Stripe antwortet seit <time>{moment}</time> nicht. Mit den Zahlungen geht es von selbst weiter, sobald es wieder da ist.',
    never: 'Noch nicht mit Stripe abgeglichen.',
    brokeOff: 'Der Abgleich mit Stripe vom <time>{moment}</time> ist abgebrochen: {failure}',
    running: 'Wird seit <time>{moment}</time> mit Stripe abgeglichen',
    done: 'Mit Stripe abgeglichen: <time>{moment}</time>, {differences, plural, =0 {keine Abweichungen} one {# Abweichung} other {# Abweichungen}} berichtigt',
    doneWithMissedEvents:
      'Mit Stripe abgeglichen: <time>{moment}</time>, {differences, plural, =0 {keine Abweichungen} one {# Abweichung} other {# Abweichungen}} berichtigt, {events, plural, one {# Ereignis war} other {# Ereignisse waren}} nicht angekommen',
    showCorrected: 'Berichtigtes anzeigen',
  },
};
