import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    cancelSubscription: 'L’abonnement n’a pas pu être résilié',
    confirmSubscription: 'L’abonnement n’a pas pu être créé',
    startCheckout: 'Une erreur s’est produite',
    loadKey: 'Les données n’ont pas pu être chargées',
    loadPayments: 'Les paiements n’ont pas pu être chargés',
    resumeSubscription: 'L’abonnement n’a pas pu être repris',
    openBillingPortal: 'La page de facturation n’a pas pu être ouverte',
  },
  loading: {
    cancelSubscription: 'Résiliation en cours',
    resumeSubscription: 'Reprise de votre abonnement',
    openBillingPortal: 'Ouverture de la page de facturation',
  },
  success: {
    cancelSubscription: 'Résiliation effectuée',
    confirmSubscription: 'Abonnement actif',
    loadPayments: 'Paiements chargés',
    resumeSubscription: 'Votre abonnement se poursuit',
  },
  question: {
    cancelSubscription: 'Voulez-vous vraiment résilier votre abonnement ?',
  },
  pending: 'Votre paiement n’est pas encore confirmé. Cette page se mettra à jour automatiquement',
  unavailable: 'Le prestataire de paiement est injoignable pour le moment. Réessayez dans un instant',
  noted:
    'Le prestataire de paiement n’a pas encore exécuté votre demande. Elle est enregistrée et sera traitée automatiquement',
  columns: {
    paidOn: 'Payé le',
    amount: 'Montant',
    refunded: 'Remboursé',
  },
  receipt: {
    name: 'Reçu',
    link: 'Reçu du {date}, dans un nouvel onglet',
  },
  invoice: {
    name: 'Facture',
    link: 'Facture du {date}, dans un nouvel onglet',
  },
};
