import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  label: 'Administration',
  dashboard: 'Tableau de bord',
  statistics: 'Statistiques',
  courses: 'Cours',
  members: 'Membres',
  messages: 'Messages',
  payments: 'Paiements',
  trash: 'Corbeille',
  auditLog: 'Journal d’audit',
  health: 'État du système',
  settings: 'Paramètres',
  count: {
    openMessages: ', {count, number} à traiter',
    paymentProblems: ', {count, number} à traiter',
  },
};
