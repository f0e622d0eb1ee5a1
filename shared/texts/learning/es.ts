import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  heading: 'Mi aprendizaje',
  shelves: {
    BEGUN: 'Empezados',
    FINISHED: 'Terminados',
    SAVED: 'Guardados',
    certificates: 'Certificados',
  },
  failure: {
    loadCourses: 'No se pudieron cargar tus cursos',
    saveCourse: 'No se pudo guardar el curso para después',
  },
  success: {
    saveCourse: 'Guardado para después. Lo encontrarás en la página de inicio, en “Mi aprendizaje”',
  },
  saveForLater: 'Guardar para después',
  completedOn: 'Completado el {date}',
  goOnWith: 'Sigue con',
  nextCourse: 'Siguiente curso: {title}',
  none: {
    BEGUN: 'Aquí aparecerán los cursos que empieces.',
    FINISHED: 'Aquí aparecerán los cursos de los que completes todas las clases.',
    SAVED: 'Aquí aparecerán los cursos que guardes para después desde su página.',
    certificates: 'Aquí aparecerán los certificados de los cursos que termines.',
  },
};
