import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Profil',
  person: {
    roles: { USER: 'Membre', ADMIN: 'Admin' },
    edit: 'Modifier le profil',
    followLink: 'Ouvrez le lien que nous avons envoyé à {email}. Rien n’est verrouillé d’ici là.',
  },
  edit: {
    title: 'Modifier le profil',
    picture: 'Voici votre photo actuelle. Choisissez-en une autre, ou gardez-la.',
    labels: { avatar: 'Nouvelle photo', fullName: 'Nom complet' },
    keepPicture: 'Garder ma photo actuelle',
    yourPicture: 'Votre photo',
    save: 'Enregistrer le profil',
  },
  subscription: {
    title: 'Abonnement',
    admin: 'En tant qu’admin, vous regardez tous les cours sans abonnement.',
    ways: {
      subscribe: 'S’abonner',
      goOn: 'Reprendre votre paiement',
      confirm: 'Passer au paiement',
      contact: 'Nous contacter',
    },
    cancel: 'Résilier l’abonnement',
    confirmCancel: 'Résilier l’abonnement',
    keep: 'Le garder',
  },
  payments: {
    title: 'Paiements',
    none: 'Rien pour le moment. Chaque paiement apparaîtra ici avec son reçu.',
    caption: 'Paiements, du plus récent au plus ancien',
    state: 'État',
  },
  player: {
    title: 'Préférences de lecture',
    intro:
      'Ces réglages suivent votre compte sur tous vos appareils. Sans les raccourcis par lettres, chiffres et signes, la touche / ne mène pas non plus à la recherche.',
  },
  sessions: {
    title: 'Vos appareils',
    intro:
      'Là où votre compte est connecté. Déconnectez les appareils que vous ne reconnaissez pas ou n’utilisez plus, et changez votre mot de passe si ce n’était pas vous.',
    caption: 'Vos appareils, de la connexion la plus récente à la plus ancienne',
    columns: {
      device: 'Appareil',
      address: 'Adresse réseau',
      loggedIn: 'Connexion',
      lastUsed: 'Dernière utilisation',
      actions: 'Actions',
    },
    unknown: 'Inconnue',
    current: 'Cet appareil',
    logOut: 'Déconnecter',
    logOutOne: 'Déconnecter {device}',
  },
  tokens: {
    title: 'Jetons d’API',
    intro:
      'Pour vos propres programmes, qui agissent en votre nom. Gardez un jeton aussi secret que votre mot de passe, et révoquez-le quand vous n’en avez plus besoin. Son utilisation est expliquée sur la page pour les <developers>développeurs</developers>.',
    none: 'Vous n’avez aucun jeton.',
    labels: {
      name: 'Nom du jeton',
      scopes: 'Autorisations',
      expiresInDays: 'Expiration',
      currentPassword: 'Votre mot de passe',
    },
    nameHelp: 'Là où vous l’utiliserez',
    scopes: { READ: 'Lecture', WRITE: 'Lecture et écriture' },
    areas: {
      COURSES: 'Cours et leçons',
      MEMBERS: 'Membres',
      PAYMENTS: 'Paiements',
      SCHOOL: 'Réglages et messages de l’école',
      ACCOUNT: 'Votre compte et votre progression',
    },
    scope: '{area} : {access}',
    expiresIn: {
      week: 'Dans 7 jours',
      month: 'Dans 30 jours',
      quarter: 'Dans 90 jours',
      year: 'Dans un an',
      never: 'Sans expiration',
    },
    never:
      'Aucun jeton ne peut modifier les rôles, les adresses e-mail, les mots de passe, les seconds facteurs, les sessions ou les jetons.',
    noExpiry: 'Sans expiration',
    noExpiryHint: 'Pensez à le remplacer par un jeton qui expire.',
    expired: 'Expiré le {day}',
    usedFrom: 'depuis {address}',
    create: 'Créer le jeton',
    created: 'Votre jeton « <name>{name}</name> »',
    copyNow: 'Copiez-le maintenant : il ne sera plus affiché.',
    token: 'Jeton',
    copy: 'Copier le jeton',
    done: 'Terminé',
    caption: 'Jetons d’API, du plus récent au plus ancien',
    columns: {
      name: 'Nom',
      scope: 'Droits',
      created: 'Création',
      expires: 'Expiration',
      lastUsed: 'Dernière utilisation',
      actions: 'Actions',
    },
    neverUsed: 'Jamais',
    revoke: 'Révoquer',
    revokeOne: 'Révoquer {name}',
    revokeTitle: 'Révoquer le jeton « {name} » ?',
    revokeDescription:
      'Les programmes qui l’utilisent seront aussitôt refusés. C’est irréversible ; il vous faudrait créer un nouveau jeton.',
    confirmRevoke: 'Révoquer le jeton',
  },
  data: {
    title: 'Vos données',
    intro:
      'Téléchargez une copie de ce que cette école conserve à votre sujet, ou supprimez définitivement votre compte. L’école garde ses paiements, sans votre nom.',
    download: 'Télécharger mes données',
    deleteAccount: 'Supprimer le compte',
  },
  deletion: {
    title: 'Supprimer définitivement votre compte ?',
    description: 'Ces données sont supprimées aussitôt, sans retour possible : {losses}.',
    labels: { currentPassword: 'Votre mot de passe' },
    keep: 'Le garder',
    confirm: 'Supprimer définitivement',
  },
};
