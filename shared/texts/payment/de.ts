import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    cancelSubscription: 'Das Abo konnte nicht gekündigt werden',
    confirmSubscription: 'Das Abo konnte nicht abgeschlossen werden',
    startCheckout: 'Etwas ist schiefgegangen',
    loadKey: 'Die Daten konnten nicht geladen werden',
    loadPayments: 'Die Zahlungen konnten nicht geladen werden',
    resumeSubscription: 'Das Abo konnte nicht fortgesetzt werden',
    openBillingPortal: 'Die Seite für die Abrechnung konnte nicht geöffnet werden',
  },
  loading: {
    cancelSubscription: 'Kündigung wird bearbeitet',
    resumeSubscription: 'Ihr Abo wird fortgesetzt',
    openBillingPortal: 'Die Seite für die Abrechnung wird geöffnet',
  },
  success: {
    cancelSubscription: 'Gekündigt',
    confirmSubscription: 'Abo aktiv',
    loadPayments: 'Zahlungen geladen',
    resumeSubscription: 'Ihr Abo läuft weiter',
  },
  question: {
    cancelSubscription: 'Möchten Sie Ihr Abo wirklich kündigen?',
  },
  pending: 'Ihre Zahlung ist noch nicht bestätigt. Diese Seite aktualisiert sich von selbst',
  unavailable: 'Der Zahlungsanbieter ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal',
  noted:
    'Der Zahlungsanbieter hat das noch nicht ausgeführt. Ihr Wunsch ist vermerkt und wird von selbst erledigt',
  columns: {
    paidOn: 'Bezahlt am',
    amount: 'Betrag',
    refunded: 'Erstattet',
  },
  receipt: {
    name: 'Beleg',
    link: 'Beleg vom {date}, in einem neuen Tab',
  },
  invoice: {
    name: 'Rechnung',
    link: 'Rechnung vom {date}, in einem neuen Tab',
  },
};
