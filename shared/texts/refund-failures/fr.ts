import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  lost_or_stolen_card: 'La carte a été déclarée perdue ou volée',
  expired_or_canceled_card: 'La carte a expiré ou a été fermée',
  charge_for_pending_refund_disputed: 'La banque a ouvert entre-temps un litige au sujet du paiement',
  insufficient_funds: 'Le solde de l’école chez Stripe était trop faible',
  declined: 'La banque ne l’a pas accepté',
  merchant_request: 'L’école l’a annulé',
  unknown: 'La banque n’a pas dit pourquoi',
};
