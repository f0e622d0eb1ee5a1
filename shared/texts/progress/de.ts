import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    markLecture: 'Die Lektion konnte nicht markiert werden',
    loadProgress: 'Ihr Stand konnte nicht geladen werden',
  },
  validation: {
    position: 'Das ist keine Stelle in einem Video',
  },
  yours: 'Ihr Fortschritt',
  lecturesDone: '{done} von {total, plural, one {# Lektion} other {# Lektionen}} erledigt',
  done: 'Erledigt',
  watched: '{percent} % angesehen',
};
