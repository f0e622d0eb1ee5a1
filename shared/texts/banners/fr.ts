import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  renewal: {
    label: 'Votre renouvellement',
    locked: 'Votre renouvellement n’a pas pu être payé : les leçons sont verrouillées.',
    openUntil: 'Votre renouvellement n’a pas pu être payé. Les leçons restent accessibles jusqu’au {date}.',
    hide: 'Masquer jusqu’à votre prochaine visite',
  },
  secondFactor: {
    label: 'Ce qui est demandé aux admins',
    text: 'Cette école demande à ses admins la validation en deux étapes. Tant que vous ne l’avez pas configurée, vous avez les mêmes droits qu’un membre.',
    setUp: 'La configurer',
  },
};
