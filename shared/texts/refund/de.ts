import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    refundPayment: 'Die Zahlung konnte nicht erstattet werden',
    retryRefund: 'Die Erstattung konnte nicht noch einmal versucht werden',
  },
  loading: {
    refundPayment: 'Zahlung wird erstattet',
    retryRefund: 'Erstattung wird noch einmal versucht',
  },
  success: {
    refundPayment: 'Die Erstattung ist unterwegs',
    retryRefund: 'Die Erstattung ist wieder unterwegs',
  },
  validation: {
    notPositive: 'Bitte geben Sie einen Betrag über null an',
    amount: 'Bitte geben Sie einen Betrag bis {most} ein',
  },
  requested:
    '{amount} sollen erstattet werden. Stripe hat es noch nicht ausgeführt; es wird von selbst noch einmal versucht',
  conflict: {
    tooMuch: 'Von dieser Zahlung können nur noch {left} erstattet werden',
    nothingLeft: 'Diese Zahlung ist ganz erstattet oder wird es gerade',
    failed: 'Eine Erstattung dieser Zahlung ist fehlgeschlagen. Bitte versuchen Sie diese noch einmal',
    disputed:
      'Die Bank der zahlenden Person hat diese Zahlung zurückgeholt, deshalb kann nichts davon erstattet werden',
  },
  state: {
    PENDING: 'Erstattung unterwegs seit {date}',
    SUCCEEDED: 'Erstattet; bis die Bank es zeigt, können einige Tage vergehen',
    FAILED: 'Erstattung fehlgeschlagen',
    failedBecause: 'Erstattung fehlgeschlagen: {reason}',
    CANCELED: 'Erstattung bei Stripe abgebrochen',
  },
  dispute: {
    badge: 'Rückbuchung',
    explanation: 'Die Bank der zahlenden Person holt sie zurück',
    link: 'Rückbuchung bei Stripe',
    linkOf: 'Rückbuchung bei Stripe: Zahlung vom {date}, in einem neuen Tab',
  },
  retry: 'Erstattung noch einmal versuchen',
  retryOf: 'Erstattung noch einmal versuchen: Zahlung vom {date}',
  refund: 'Erstatten',
  refundOf: 'Zahlung vom {date} erstatten',
  dialog: {
    title: 'Zahlung vom {date} erstatten?',
    description:
      'Bezahlt wurden {amount}, davon können {refundable} erstattet werden. Das Geld geht auf die Karte, mit der bezahlt wurde, und lässt sich nicht zurückrufen. Ein Teil lässt den Zugang, wie er ist. Ist die Zahlung für das laufende Jahr ganz erstattet, werden die Lektionen sofort gesperrt, und das Abo endet.',
    amountIn: 'Betrag in {currency}',
    upTo: 'Bis zu {refundable}',
  },
  columns: { state: 'Stand', stripe: 'Bei Stripe' },
  open: 'Öffnen',
  openOf: 'Zahlung vom {date} bei Stripe öffnen, in einem neuen Tab',
};
