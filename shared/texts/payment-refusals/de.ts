import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  conflict: {
    alreadySubscribed: 'Ihr Abo ist schon aktiv',
    noSubscription: 'Es gibt kein aktives Abo, das Sie kündigen könnten',
    notCancelled: 'Es gibt keine Kündigung, die Sie zurücknehmen könnten',
    renewalUnpaid:
      'Ihre Verlängerung ist noch nicht bezahlt. Bitte aktualisieren Sie Ihre Karte im Profil, statt noch einmal zu kaufen',
    noCustomer: 'Sie haben noch nichts bezahlt, also gibt es keine Seite für die Abrechnung',
    refundNotFailed: 'Keine Erstattung dieser Zahlung ist fehlgeschlagen',
    subscriptionRenews: 'Ihr Abo würde weiterlaufen. Bitte kündigen Sie es zuerst',
    reconciling: 'Die Zahlungen werden schon mit Stripe abgeglichen',
  },
  notFound: {
    checkout: 'Diesen Bezahlvorgang gibt es nicht',
    subscription: 'Dieses Abo gibt es nicht',
    payment: 'Diese Zahlung gibt es nicht',
  },
  refused:
    'Der Zahlungsanbieter lehnt das ab, weil die Schule etwas in Ordnung bringen muss. Sie weiß Bescheid',
  notCompared: 'Stripe ist gerade nicht erreichbar, deshalb konnten die Zahlungen nicht abgeglichen werden',
  badSignature: 'Die Signatur dieses Ereignisses fehlt, ist falsch oder zu alt',
  badEvent: 'Das ist kein Ereignis von Stripe',
};
