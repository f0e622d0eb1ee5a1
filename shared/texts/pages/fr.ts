import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  names: {
    courses: 'Tous les cours',
    about: 'À propos',
    contact: 'Contact',
    certificate: 'Vérifier un certificat',
    login: 'Connexion',
    lectures: 'Leçons',
    notFound: '404 Page introuvable',
    denied: '403 Accès refusé',
    broken: 'Impossible d’afficher cette page',
    account: 'Votre compte',
  },
  subtitle: 'Cours vidéo par des professionnels du secteur',
  notFound: 'Il n’y a rien à cette adresse. La page a peut-être été déplacée, ou le lien est erroné.',
  denied: 'Votre compte ne donne pas accès à cette page.',
  goBack: 'Retour',
};
