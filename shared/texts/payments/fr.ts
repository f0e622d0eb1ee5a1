import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Paiements',
  caption: 'Paiements, du plus récent au plus ancien',
  toProblems: 'À traiter',
  filter: {
    search: 'Nom ou adresse e-mail',
    state: 'État',
    everyState: 'Tous les états',
    states: { KEPT: 'Encaissé', REFUNDED: 'Remboursé', DISPUTED: 'En litige' },
  },
  noneFound: {
    title: 'Aucun paiement de ce type',
    description: 'Personne ne correspond parmi les paiements de cette période.',
    showAll: 'Afficher tous les paiements',
  },
  none: {
    title: 'Pas encore de paiements',
    description: 'Chaque paiement apparaît ici dès qu’il est effectué.',
  },
  who: 'Qui',
  deletedAccount: 'Un compte supprimé',
  failure: {
    loadPaymentProblems: 'Les problèmes de paiement n’ont pas pu être chargés',
    reconcilePayments: 'Les paiements n’ont pas pu être rapprochés avec Stripe',
  },
  loading: {
    reconcilePayments: 'Rapprochement des paiements avec Stripe',
  },
  success: {
    reconcilePayments: 'Paiements rapprochés avec Stripe',
  },
  problems: {
    title: 'Paiements à traiter',
    toPayments: 'Tous les paiements',
    heading: 'Problèmes, du plus récent au plus ancien',
    none: 'Rien ne demande votre attention',
    whatIsListed:
      'Les remboursements échoués, les litiges et tout ce qui n’a pas encore pu être transmis à Stripe apparaissent ici.',
    showAll: 'Tout afficher ({count, number})',
    since: 'depuis le <time>{moment}</time>',
    retry: 'Retenter le remboursement',
    retryOf: 'Retenter le remboursement : {name}',
    dispute: 'Litige chez Stripe',
    disputeHere: 'Litige chez Stripe, dans un nouvel onglet',
    disputeOf: 'Litige chez Stripe : {name}, dans un nouvel onglet',
    names: {
      CHECKOUT_REFUSED: 'Pas de page de paiement',
      DISPUTE: 'Litige',
      EVENT_FAILED: 'Échec d’un événement Stripe',
      EVENT_ODD: 'Vendu hors de l’école',
      EVENT_REFUSED: 'Événement Stripe refusé',
      KEY_REFUSED: 'Clé Stripe refusée',
      PORTAL_REFUSED: 'Pas de page de facturation',
      PRICE_REFUSED: 'Prix refusé',
      RECONCILIATION_FAILED: 'Rapprochement interrompu',
      REFUND_FAILED: 'Échec du remboursement',
      REFUND_STUCK: 'Remboursement en attente',
      REFUND_REFUSED: 'Remboursements refusés',
      REQUEST_STUCK: 'Résiliation en attente',
      TAX_REFUSED: 'Taxe non calculée',
    },
  },
  comparison: {
    notLoaded: 'La date du dernier rapprochement n’a pas pu être chargée.',
    compare: 'Rapprocher maintenant',
    outage:
      'Stripe ne répond plus depuis le <time>{moment}</time>. Les paiements reprendront automatiquement à son retour.',
    never: 'Pas encore rapproché avec Stripe.',
    brokeOff: 'Le rapprochement avec Stripe du <time>{moment}</time> a été interrompu : {failure}',
    running: 'Rapprochement avec Stripe en cours depuis le <time>{moment}</time>',
    done: 'Rapproché avec Stripe : <time>{moment}</time>, {differences, plural, =0 {aucun écart corrigé} one {# écart corrigé} other {# écarts corrigés}}',
    doneWithMissedEvents:
      'Rapproché avec Stripe : <time>{moment}</time>, {differences, plural, =0 {aucun écart corrigé} one {# écart corrigé} other {# écarts corrigés}}, {events, plural, one {# événement n’était pas arrivé} other {# événements n’étaient pas arrivés}}',
    showCorrected: 'Afficher les corrections',
  },
};
