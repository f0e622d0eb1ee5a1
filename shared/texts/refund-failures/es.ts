import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  lost_or_stolen_card: 'La tarjeta se había declarado perdida o robada',
  expired_or_canceled_card: 'La tarjeta ha caducado o se ha cancelado',
  charge_for_pending_refund_disputed: 'Mientras tanto, el banco ha abierto una disputa sobre el pago',
  insufficient_funds: 'El saldo de la escuela en Stripe era demasiado bajo',
  declined: 'El banco no lo aceptó',
  merchant_request: 'La escuela lo canceló',
  unknown: 'El banco no dijo por qué',
};
