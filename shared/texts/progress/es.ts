import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    markLecture: 'No se pudo marcar la clase',
    loadProgress: 'No se pudo cargar tu progreso',
  },
  validation: {
    position: 'Este no es un punto de un video',
  },
  yours: 'Tu progreso',
  lecturesDone: '{done} de {total, plural, one {# clase completada} other {# clases completadas}}',
  done: 'Completada',
  watched: '{percent}\u00a0% visto',
};
