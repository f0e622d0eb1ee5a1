import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  signUp: {
    both: 'En créant un compte, vous acceptez les <terms>Conditions d’utilisation</terms> du {date} et confirmez avoir lu la <privacy>Politique de confidentialité</privacy>.',
    terms: 'En créant un compte, vous acceptez les <terms>Conditions d’utilisation</terms> du {date}.',
    privacy:
      'En créant un compte, vous confirmez avoir lu la <privacy>Politique de confidentialité</privacy>.',
  },
  buy: {
    both: 'En achetant, vous acceptez les <terms>Conditions d’utilisation</terms> du {date} et confirmez avoir lu la <privacy>Politique de confidentialité</privacy>.',
    terms: 'En achetant, vous acceptez les <terms>Conditions d’utilisation</terms> du {date}.',
    privacy: 'En achetant, vous confirmez avoir lu la <privacy>Politique de confidentialité</privacy>.',
  },
};
