import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  lost_or_stolen_card: 'O cartão foi comunicado como perdido ou roubado',
  expired_or_canceled_card: 'O cartão venceu ou foi cancelado',
  charge_for_pending_refund_disputed: 'Nesse meio-tempo, o banco abriu uma contestação do pagamento',
  insufficient_funds: 'O saldo da escola na Stripe era muito baixo',
  declined: 'O banco não o aceitou',
  merchant_request: 'A escola o cancelou',
  unknown: 'O banco não disse o motivo',
};
