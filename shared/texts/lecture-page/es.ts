import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  lectures: 'Clases',
  transcript: 'Transcripción',
  side: 'Junto al video',
  locked: 'Bloqueada',
  notReady: 'Este video aún no está listo.',
  noLectures: 'Este curso aún no tiene clases.',
  markDone: 'Marcar como completada',
  done: 'Completada',
  subscribe: 'Suscribirse',
  login: 'Iniciar sesión',
  price: '{price} por {term}',
  courseCompleted: 'Curso completado',
  lastLecture: 'Esta era la última clase del curso.',
  toCertificate: 'Ver tu certificado',
  toCourse: 'Volver al curso',
};
