import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    markLecture: 'La leçon n’a pas pu être marquée',
    loadProgress: 'Votre progression n’a pas pu être chargée',
  },
  validation: {
    position: 'Cette position ne se trouve pas dans la vidéo',
  },
  yours: 'Votre progression',
  lecturesDone: '{done} sur {total, plural, one {# leçon terminée} other {# leçons terminées}}',
  done: 'Terminée',
  watched: 'Vue à {percent} %',
};
