import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  file: {
    choosePicture: 'Elige una imagen o suéltala aquí',
    chooseVideo: 'Elige un video o suéltalo aquí',
    remove: 'Quitar',
  },
  conflict: {
    theirs: '{label}, según lo guardó otra persona',
    nothing: 'Nada',
    keepMine: 'Conservar mi versión',
    takeTheirs: 'Usar la otra versión',
    taken: 'Otra persona cambió esto mientras tanto. Se muestra su versión.',
  },
  days: {
    from: 'Desde',
    until: 'Hasta',
  },
  leave: {
    question: '¿Salir sin guardar?',
    consequence: 'Se perderán los cambios que hiciste en esta página.',
    leave: 'Salir',
    stay: 'Quedarse',
  },
  logout: {
    question: '¿Cerrar sesión ahora?',
    uploads:
      'Los videos que se están subiendo se detienen. Continúan cuando vuelvas a iniciar sesión; quizá tengas que elegir los archivos otra vez.',
  },
  draft: {
    kept: 'El {moment} escribiste aquí algo que no está guardado.',
    goOn: 'Continuar con ello',
    throwAway: 'Descartarlo',
  },
  sorting: {
    label: 'Ordenar por',
    ascending: '{column}, ascendente',
    descending: '{column}, descendente',
  },
  pagination: {
    previous: 'Anterior',
    next: 'Siguiente',
    courses: {
      label: 'Páginas de cursos',
      range: '{first, number} a {last, number} de {total, plural, one {# curso} other {# cursos}}',
      none: 'No hay cursos en esta página',
    },
    cues: {
      label: 'Páginas de subtítulos',
      range: '{first, number} a {last, number} de {total, plural, one {# subtítulo} other {# subtítulos}}',
      none: 'No hay subtítulos en esta página',
    },
  },
};
