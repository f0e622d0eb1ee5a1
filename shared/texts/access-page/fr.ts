import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    loadAccess: 'L’historique de votre accès n’a pas pu être chargé',
  },
  state: {
    open: 'Accès ouvert',
    openUntil: 'Accès ouvert jusqu’au <time>{moment}</time>',
    closed: 'Accès fermé',
    closedSince: 'Accès fermé depuis le <time>{moment}</time>',
  },
  history: {
    title: 'Historique',
    none: 'Rien pour le moment. Vos paiements, remboursements et résiliations apparaîtront ici.',
    until: 'jusqu’au <time>{date}</time>',
  },
  ways: {
    watch: 'Découvrir les cours',
    subscribe: 'S’abonner',
    pay: 'Reprendre le paiement',
    contact: 'Nous contacter',
    checkAgain: 'Vérifier à nouveau',
  },
};
