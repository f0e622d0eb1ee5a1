import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  loading: { save: 'Guardando los capítulos' },
  success: { save: 'Capítulos guardados', remove: 'Capítulo eliminado' },
  failure: { save: 'No se pudieron guardar los capítulos' },
  hint: 'Los capítulos se escriben en la descripción: uno por línea, con su tiempo al principio, como 1:30 Índices. El primero empieza en 0:00.',
  none: 'Aún no hay capítulos. Reproduce el video, detenlo donde empiece una parte y añádela.',
  validation: {
    time: 'Escribe un tiempo como 1:30',
    tooLate: 'A esa altura el video ya ha terminado',
    sameTime: 'Otro capítulo empieza en este mismo tiempo',
    title: 'Ponle un título',
    first: 'El primer capítulo empieza en 0:00',
    two: 'La lista debe tener al menos dos capítulos',
  },
  heading: 'Capítulos',
  ofLecture: 'De <lecture>{title}</lecture>',
  captions: 'Subtítulos',
  editLecture: 'Editar clase',
  save: 'Guardar capítulos',
  add: 'Añadir un capítulo aquí',
  start: 'Inicio del capítulo {number}',
  title: 'Título del capítulo {number}',
  play: 'Reproducir',
  playNamed: 'Reproducir el capítulo {number}',
  delete: 'Eliminar',
  deleteNamed: 'Eliminar el capítulo {number}',
};
