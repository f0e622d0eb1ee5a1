import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  skip: 'Aller au contenu',
  shortWays: 'Accès rapide',
  menu: {
    title: 'Menu',
    close: 'Fermer le menu',
    home: 'Accueil',
    courses: 'Tous les cours',
    contact: 'Nous contacter',
    about: 'À propos',
    dashboard: 'Tableau de bord',
    createCourse: 'Créer un cours',
    login: 'Se connecter',
    signup: 'Créer un compte',
    profile: 'Profil',
    logout: 'Se déconnecter',
  },
  yourProfile: '{name}, votre profil',
  colors: {
    light: 'Passer au thème clair',
    dark: 'Passer au thème sombre',
  },
  connection: {
    offline: 'Vous êtes hors connexion. Ce que vous voyez n’est peut-être plus à jour.',
    slow: 'Cela prend plus de temps que d’habitude…',
  },
  loading: 'Chargement…',
  notices: 'Notifications (F8)',
  dismissNotice: 'Fermer : {text}',
  footer: {
    copyright: 'Copyright {year} | Tous droits réservés',
    developers: 'Développeurs',
    legal: 'Informations légales',
    socialMedia: 'Réseaux sociaux',
  },
};
