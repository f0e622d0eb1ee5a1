import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Journal d’audit',
  caption: 'Actions des admins, de la plus récente à la plus ancienne',
  column: {
    what: 'Quoi',
    subject: 'Sur quoi',
    details: 'Détails',
    who: 'Qui',
    when: 'Quand',
  },
  oneSubject: {
    text: 'Seules les actions sur un même élément sont affichées.',
    listAll: 'Tout afficher',
  },
  ofCourse: 'Actions des admins',
  deletedAccount: 'Un compte supprimé',
  filter: {
    search: 'Titre, nom ou détails',
    everyAction: 'Toutes les actions',
    everyAdmin: 'Tous les admins',
  },
  download: 'Télécharger ces entrées en CSV',
  nothingFound: {
    title: 'Aucune entrée de ce type',
    description: 'Aucun admin n’a fait cela sur cette période.',
    showAll: 'Afficher toutes les entrées',
  },
  nothingDone: {
    title: 'Aucune action pour le moment',
    description:
      'Tout ce qu’un admin modifie dans les cours, les leçons, les membres ou les messages est conservé ici.',
  },
  action: {
    ACCESS_ENDED: 'Accès retiré',
    ACCESS_GRANTED: 'Accès accordé',
    COURSE_CREATED: 'Cours créé',
    COURSE_DELETED: 'Cours supprimé',
    COURSE_DELETED_FOREVER: 'Cours supprimé définitivement',
    COURSE_EDITED: 'Cours modifié',
    COURSE_PUBLISHED: 'Cours publié',
    COURSE_RESTORED: 'Cours restauré',
    COURSE_UNPUBLISHED: 'Cours dépublié',
    DEMO_ACCOUNT_REMOVED: 'Compte de la démo supprimé',
    DEMO_REMOVED: 'Démo supprimée',
    EMAIL_CHANGED: 'Adresse e-mail modifiée',
    LECTURES_REORDERED: 'Ordre des leçons modifié',
    LECTURE_ADDED: 'Leçon ajoutée',
    LECTURE_DELETED: 'Leçon supprimée',
    LECTURE_DELETED_FOREVER: 'Leçon supprimée définitivement',
    LECTURE_EDITED: 'Leçon modifiée',
    LECTURE_PUBLISHED: 'Leçon publiée',
    LECTURE_RESTORED: 'Leçon restaurée',
    LECTURE_SCHEDULED: 'Publication d’une leçon programmée',
    LECTURE_UNPUBLISHED: 'Leçon dépubliée',
    MESSAGE_ANSWERED: 'Réponse à un message',
    MESSAGE_HANDLED: 'Message marqué comme traité',
    MESSAGE_REOPENED: 'Message rouvert',
    PAYMENTS_RECONCILED: 'Paiements rapprochés avec Stripe',
    PAYMENT_REFUNDED: 'Paiement remboursé',
    REFUND_RETRIED: 'Remboursement retenté',
    ROLE_CHANGED: 'Rôle modifié',
    SCHOOL_CHANGED: 'Paramètres de l’école modifiés',
    SECOND_FACTOR_REMOVED: 'Second facteur supprimé',
    SESSIONS_ENDED: 'Membre déconnecté partout',
  },
  failure: {
    loadAuditLog: 'Le journal d’audit n’a pas pu être chargé',
    exportAuditLog: 'Le journal d’audit n’a pas pu être exporté',
  },
  loading: {
    exportAuditLog: 'Préparation des entrées',
  },
  success: {
    exportAuditLog: 'Journal d’audit exporté',
  },
};
