import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Papelera',
  intro:
    'Lo que eliminas se queda aquí {days, plural, one {# día} other {# días}}. Hasta entonces puedes restaurarlo, con sus clases y videos.',
  empty: 'La papelera está vacía',
  emptyHint:
    'Los cursos y clases eliminados se quedan aquí {days, plural, one {# día} other {# días}}, por si quieres restaurarlos.',
  toDashboard: 'Ir al panel',
  emptyTrash: 'Vaciar la papelera',
  courses: {
    heading: 'Cursos',
    caption: 'Cursos en la papelera',
    none: 'No hay cursos en la papelera.',
    consequence:
      'También se eliminan sus clases y videos, y lo que cada persona ha visto de ellos. Nadie podrá recuperarlos.',
  },
  lectures: {
    heading: 'Clases',
    caption: 'Clases en la papelera',
    none: 'No hay clases en la papelera.',
    consequence: 'También se eliminan su video y sus subtítulos. Nadie podrá recuperarlos.',
  },
  column: {
    title: 'Título',
    lectures: 'Clases',
    course: 'Curso',
    vanishes: 'Eliminación definitiva',
    actions: 'Acciones',
  },
  numberOfLectures: '{count, plural, one {# clase} other {# clases}}',
  daysLeft: '{count, plural, one {Queda # día} other {Quedan # días}}',
  lastDay: 'Queda menos de un día',
  restore: 'Restaurar',
  restoreNamed: 'Restaurar {title}',
  deleteForever: 'Eliminar definitivamente',
  deleteNamed: 'Eliminar definitivamente: {title}',
  failure: {
    loadTrash: 'No se pudo cargar la papelera',
    deleteForever: 'No se pudo eliminar',
    emptyTrash: 'No se pudo vaciar la papelera',
  },
  loading: {
    deleteForever: 'Eliminando',
    emptyTrash: 'Vaciando la papelera',
  },
  success: {
    deleteForever: 'Eliminado definitivamente',
    emptyTrash: 'La papelera está vacía',
  },
  question: {
    deleteForever: '¿Eliminar “{title}” definitivamente?',
    emptyTrash: '¿Eliminar definitivamente todo lo que hay en la papelera?',
  },
};
