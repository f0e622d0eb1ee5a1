import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  conflict: {
    alreadySubscribed: 'Votre abonnement est déjà actif',
    noSubscription: 'Il n’y a pas d’abonnement actif à résilier',
    notCancelled: 'Il n’y a pas de résiliation à annuler',
    renewalUnpaid:
      'Votre renouvellement n’est pas encore payé. Mettez à jour votre carte dans votre profil au lieu de racheter',
    noCustomer: 'Vous n’avez encore rien payé, il n’y a donc pas de page de facturation',
    refundNotFailed: 'Aucun remboursement de ce paiement n’a échoué',
    subscriptionRenews: 'Votre abonnement se poursuivrait. Résiliez-le d’abord',
    reconciling: 'Le rapprochement des paiements avec Stripe est déjà en cours',
  },
  notFound: {
    checkout: 'Cette commande n’existe pas',
    subscription: 'Cet abonnement n’existe pas',
    payment: 'Ce paiement n’existe pas',
  },
  refused:
    'Le prestataire de paiement refuse l’opération à cause d’un réglage que l’école doit corriger. L’école en est informée',
  notCompared: 'Stripe est injoignable pour le moment, les paiements n’ont donc pas pu être rapprochés',
  badSignature: 'La signature de cet événement est absente, incorrecte ou trop ancienne',
  badEvent: 'Ce n’est pas un événement Stripe',
};
