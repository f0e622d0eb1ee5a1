import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  loading: 'Guardando las clases',
  failure: 'No se pudieron guardar las clases',
  published: '{count, plural, one {Clase publicada} other {# clases publicadas}}',
  scheduled:
    '{count, plural, one {La clase se publicará el {time}} other {# clases se publicarán el {time}}}',
  unpublished: '{count, plural, one {La clase es un borrador} other {# clases son borradores}}',
  heading: 'Borradores',
  drafts:
    '{count, plural, one {# clase es un borrador: solo la ven los administradores.} other {# clases son borradores: solo las ven los administradores.}}',
  publishDrafts: '{count, plural, one {Publicar el borrador} other {Publicar los # borradores}}',
  publishChosen: '{count, plural, one {Publicar # clase} other {Publicar # clases}}',
  publish: 'Publicar',
  unpublish: 'Volver a borrador',
  cancelSchedule: 'No publicar',
  later: 'Publicar más tarde',
  schedule: 'Programar',
  isDraft: 'Solo los administradores ven esta clase.',
  scheduledFor: 'Programada para el {time}',
  time: 'Día y hora',
  timeZone: 'Tu zona horaria: {zone}',
  atOnce: 'Publicar al momento los videos que se suelten aquí, sin pasar por borrador',
  savedSetting: 'Se guardó cómo se publican los videos',
};
