import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    refundPayment: 'Le paiement n’a pas pu être remboursé',
    retryRefund: 'Le remboursement n’a pas pu être retenté',
  },
  loading: {
    refundPayment: 'Remboursement du paiement',
    retryRefund: 'Nouvelle tentative de remboursement',
  },
  success: {
    refundPayment: 'Le remboursement est en route',
    retryRefund: 'Le remboursement est de nouveau en route',
  },
  validation: {
    notPositive: 'Indiquez un montant supérieur à zéro',
    amount: 'Saisissez un montant de {most} au plus',
  },
  requested:
    '{amount} à rembourser. Stripe ne l’a pas encore fait ; une nouvelle tentative se fera automatiquement',
  conflict: {
    tooMuch: 'Sur ce paiement, il ne reste que {left} à rembourser',
    nothingLeft: 'Ce paiement a été remboursé en totalité, ou est sur le point de l’être',
    failed: 'Un remboursement de ce paiement a échoué. Retentez d’abord celui-ci',
    disputed: 'La banque du payeur a repris ce paiement, il ne peut donc pas être remboursé',
  },
  state: {
    PENDING: 'Remboursement en route depuis le {date}',
    SUCCEEDED: 'Remboursé ; l’affichage par la banque peut prendre quelques jours',
    FAILED: 'Échec du remboursement',
    failedBecause: 'Échec du remboursement : {reason}',
    CANCELED: 'Remboursement annulé chez Stripe',
  },
  dispute: {
    badge: 'Litige',
    explanation: 'La banque du payeur le reprend',
    link: 'Litige chez Stripe',
    linkOf: 'Litige chez Stripe, sur le paiement du {date}, dans un nouvel onglet',
  },
  retry: 'Retenter le remboursement',
  retryOf: 'Retenter le remboursement du paiement du {date}',
  refund: 'Rembourser',
  refundOf: 'Rembourser le paiement du {date}',
  dialog: {
    title: 'Rembourser le paiement du {date} ?',
    description:
      '{amount} payés, dont {refundable} remboursables. L’argent retourne sur la carte utilisée pour payer, sans retour possible. Un remboursement partiel ne change rien à l’accès. Une fois le paiement de l’année en cours entièrement remboursé, les leçons sont aussitôt verrouillées et l’abonnement prend fin.',
    amountIn: 'Montant en {currency}',
    upTo: 'Jusqu’à {refundable}',
  },
  columns: { state: 'État', stripe: 'Chez Stripe' },
  open: 'Ouvrir',
  openOf: 'Ouvrir le paiement du {date} chez Stripe, dans un nouvel onglet',
};
