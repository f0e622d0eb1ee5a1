import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    loadMemberAccess: 'L’historique de l’accès n’a pas pu être chargé',
  },
  success: {
    grantAccess: 'Accès accordé',
    endAccess: 'Accès retiré',
  },
  validation: {
    timeOver: 'Choisissez une date à venir',
    grantTooLong: 'Un accès peut être accordé pour {years, plural, one {# an} other {# ans}} au maximum',
  },
  conflict: {
    noAccess: 'Cette personne n’a aucun accès à retirer',
  },
  nothingYet:
    'Rien pour le moment. Les commandes, paiements, remboursements et accès accordés apparaîtront ici.',
};
