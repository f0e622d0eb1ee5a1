import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Vous êtes hors ligne',
  explanation:
    'Cette page n’a pas encore été ouverte sur cet appareil. Les pages publiques déjà vues s’ouvrent sans réseau ; les leçons en ont besoin. La page demandée s’ouvrira d’elle-même au retour du réseau.',
  tryAgain: 'Réessayer',
};
