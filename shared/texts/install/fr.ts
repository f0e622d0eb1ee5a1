import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Sur votre écran d’accueil',
  intro:
    '{school} peut s’ouvrir comme une application. Les pages publiques déjà vues s’ouvrent aussi sans réseau ; les leçons en ont besoin.',
  install: 'Installer',
  never: 'Ne plus proposer',
};
