import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Membres',
  caption: 'Membres, du plus récent au plus ancien',
  column: {
    name: 'Nom',
    role: 'Rôle',
    subscription: 'Abonnement',
    joined: 'Inscription',
  },
  filter: {
    search: 'Nom ou adresse e-mail',
    everyRole: 'Tous les rôles',
    anySubscription: 'Avec et sans abonnement',
    active: 'Actif',
    notActive: 'Non actif',
  },
  nobodyFound: {
    title: 'Aucun résultat',
    description:
      'Aucun membre ne correspond à ce nom ou à cette adresse e-mail, à ce rôle et à cet abonnement.',
    showAll: 'Afficher tous les membres',
  },
  role: {
    ADMIN: 'Admin',
    USER: 'Membre',
  },
  member: 'Membre',
  section: {
    role: 'Rôle : {role}',
    email: 'E-mail',
    subscription: 'Abonnement',
    secondFactor: 'Validation en deux étapes',
    sessions: 'Sessions',
    access: 'Pourquoi l’accès est ouvert ou fermé',
    learning: 'Apprentissage',
    payments: 'Paiements',
    audit: 'Actions des admins',
  },
  verified: 'Confirmée',
  notVerified: 'Non confirmée',
  seen: {
    lately: 'Inscription le {joined}, dernière visite le {seen}',
    never: 'Inscription le {joined}, aucune visite depuis',
  },
  audit: {
    caption: 'Actions des admins concernant {name}',
    empty: 'Aucun admin n’a modifié quoi que ce soit pour ce membre.',
  },
  changeRole: {
    admin: 'Un admin gère l’école (cours, membres et messages) et regarde tout.',
    user: 'Un membre regarde les leçons avec un abonnement actif.',
    makeAdmin: 'Donner le rôle d’admin',
    makeUser: 'Donner le rôle de membre',
    giveUp: {
      title: 'Renoncer au rôle d’admin ?',
      description:
        'Vous quittez aussitôt l’administration, et seul un autre admin pourra vous y faire revenir.',
      confirm: 'Y renoncer',
    },
  },
  makeAdmin: {
    title: 'Donner le rôle d’admin à <name>{name}</name> ?',
    description:
      'Les admins voient toutes les personnes et tous les paiements, modifient tous les cours et peuvent mettre fin à votre propre rôle dans la gestion de l’école. Tous les admins en sont informés par e-mail.',
    name: 'Nom complet de la personne',
    password: 'Votre mot de passe',
    confirm: 'Donner le rôle d’admin',
  },
  endSessions: {
    intro:
      'Déconnecte le membre de tous les appareils et met fin à ses jetons d’API. Une personne qui connaît le mot de passe peut se reconnecter : demandez au membre de choisir un nouveau mot de passe par e-mail.',
    logOut: 'Déconnecter partout',
    title: 'Déconnecter {name} partout ?',
    description:
      'Toutes les sessions et tous les jetons d’API prennent fin maintenant. Le membre en est informé par e-mail, et le journal en garde une trace.',
  },
  changeEmail: {
    intro:
      'Pour une personne qui ne lit plus les e-mails envoyés à son adresse actuelle. Le changement y est annoncé, et la nouvelle adresse doit être confirmée.',
    email: 'Nouvelle adresse e-mail',
    submit: 'Changer l’adresse e-mail',
  },
  grantAccess: {
    until: 'Accorder l’accès jusqu’au',
    help: 'Jusqu’à la fin de ce jour. Rien n’est facturé.',
    helpReplacing: 'Jusqu’à la fin de ce jour. Cela remplace l’accès déjà accordé.',
    submit: 'Accorder l’accès',
  },
  endAccess: {
    button: 'Retirer l’accès',
    title: 'Retirer son accès à <name>{name}</name> ?',
    consequence: {
      granted: 'Les leçons sont aussitôt verrouillées. Rien n’a été payé, rien n’est donc remboursé.',
      unpaid: 'L’abonnement prend fin aussitôt, et le paiement n’est pas retenté.',
      paid: 'Les leçons sont aussitôt verrouillées et l’abonnement n’est pas renouvelé.',
    },
    lastPayment: 'Le dernier paiement',
    refund: 'Rembourser {amount}',
    refundDetail: 'Sur la carte utilisée pour payer',
    keep: 'Garder le paiement',
    keepDetail: 'Rien n’est remboursé',
  },
  payments: {
    caption: 'Paiements, du plus récent au plus ancien',
    none: 'Pas encore de paiements.',
  },
  learning: {
    caption: 'Leçons, de la dernière regardée à la plus ancienne',
    nothing: 'Rien de visionné pour le moment.',
    column: {
      lecture: 'Leçon',
      course: 'Cours',
      place: 'Vue jusqu’à',
      done: 'Leçons terminées',
      when: 'Quand',
    },
    isDone: 'Terminée',
    place: '{position} sur {duration}',
    doneOf: '{done, number} sur {total, number}',
    certificates: 'Certificats',
    noCertificates: 'Pas encore de certificats.',
    certificate: '<link>Certificat pour <course>{course}</course></link>, cours terminé le {date}',
  },
  failure: {
    updateMember: 'Le membre n’a pas pu être modifié',
    loadMembers: 'Les membres n’ont pas pu être chargés',
    loadMember: 'Le membre n’a pas pu être chargé',
  },
  loading: {
    updateMember: 'Enregistrement de la modification',
  },
  success: {
    changeRole: 'Rôle modifié',
    changeEmail: 'Adresse e-mail modifiée. Un e-mail demande de la confirmer',
    endSessions: 'Le membre est déconnecté partout',
  },
  validation: {
    nameDiffers: 'Ce n’est pas le nom de cette personne. Saisissez-le tel qu’il figure ci-dessus',
  },
  conflict: {
    lastAdmin: 'Il doit rester au moins un admin',
  },
  notFound: {
    user: 'Cette personne n’existe pas',
  },
};
