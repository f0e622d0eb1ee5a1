import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  report: {
    ADMIN: 'Les leçons sont accessibles, comme pour tous les admins.',
    PAID: 'Les leçons sont accessibles : l’année est payée et sera renouvelée.',
    PAID_LAST_YEAR: 'Les leçons sont accessibles : l’année est payée. Elle ne sera pas renouvelée.',
    GRANTED: 'Les leçons sont accessibles : l’école a accordé l’accès.',
    GRACE:
      'Le renouvellement n’a pas pu être payé. Les leçons restent accessibles quelques jours, le temps de mettre à jour la carte.',
    UNPAID:
      'Les leçons sont verrouillées : le renouvellement n’a pas pu être payé et le délai de grâce est écoulé.',
    PENDING:
      'Le paiement a été effectué et la banque ne l’a pas encore confirmé. Les leçons s’ouvriront alors automatiquement.',
    REFUNDED: 'Les leçons sont verrouillées : le dernier paiement a été remboursé.',
    DISPUTED: 'Les leçons sont verrouillées : la banque a repris le dernier paiement.',
    ENDED: 'Les leçons sont verrouillées : l’accès a pris fin.',
    NEVER: 'Les leçons sont verrouillées : il n’y a jamais eu d’abonnement.',
  },
  history: {
    checkoutStarted: 'Une commande a été commencée',
    checkoutPending: 'Un paiement a été effectué, sans confirmation de la banque à ce stade',
    checkoutPaid: 'La commande a été payée',
    checkoutFailed: 'La banque a refusé le paiement',
    checkoutExpired: 'La commande n’a pas été payée à temps',
    payment: 'Un paiement est arrivé',
    renewalFailed: 'Le renouvellement n’a pas pu être payé',
    paymentFailed: 'La banque a refusé un paiement',
    authenticationNeeded: 'La banque a demandé de confirmer le paiement',
    refundRequested: 'Le remboursement d’un paiement a été demandé',
    refund: 'Un paiement a été remboursé',
    refundFailed: 'La banque n’a pas accepté l’argent remboursé',
    refundCanceled: 'Un remboursement a été annulé',
    disputeOpened: 'La banque a commencé à reprendre un paiement',
    disputeWon: 'Le litige sur un paiement est clos et le paiement reste acquis',
    disputeLost: 'La banque a repris un paiement',
    subscriptionStarted: 'L’abonnement a commencé',
    subscriptionEnded: 'L’abonnement a pris fin',
    subscriptionUnpaid: 'L’abonnement a pris fin, faute de paiement du renouvellement',
    graceOver: 'Les leçons ont été verrouillées, faute de paiement du renouvellement',
    subscriptionPaused: 'L’abonnement a été suspendu',
    cancelledByPerson: 'L’abonnement a été résilié',
    cancelledByAdmin: 'Un admin a mis fin à l’abonnement',
    cancelledAsDuplicate: 'Un second abonnement a été trouvé et arrêté',
    cancelledForDispute: 'L’abonnement a été arrêté, car la banque en a repris le paiement',
    cancelledForRefund: 'L’abonnement a été arrêté, car son paiement a été remboursé',
    cancelledForPeriodEnd: 'L’abonnement a été résilié pour la fin de l’année payée',
    resumed: 'L’abonnement se poursuit finalement',
    granted: 'L’école a accordé l’accès',
    grantEnded: 'L’accès accordé par l’école a pris fin',
  },
};
