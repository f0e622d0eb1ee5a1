import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  lost_or_stolen_card: 'Die Karte wurde als verloren oder gestohlen gemeldet',
  expired_or_canceled_card: 'Die Karte ist abgelaufen oder wurde gesperrt',
  charge_for_pending_refund_disputed: 'Die Bank hat die Zahlung inzwischen angefochten',
  insufficient_funds: 'Das Guthaben der Schule bei Stripe war zu gering',
  declined: 'Die Bank hat sie nicht angenommen',
  merchant_request: 'Die Schule hat sie zurückgezogen',
  unknown: 'Die Bank hat keinen Grund genannt',
};
