import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    loadCourses: 'No se pudo cargar el curso',
    createCourse: 'No se pudo crear el curso',
    deleteCourse: 'No se pudo eliminar el curso',
    updateCourse: 'No se pudo guardar el curso',
    restore: 'No se pudo restaurar',
  },
  loading: {
    loadCourses: 'Cargando los datos del curso…',
    createCourse: 'Creando el curso',
    deleteCourse: 'Eliminando el curso…',
    updateCourse: 'Guardando el curso',
    restore: 'Restaurando',
  },
  success: {
    loadCourses: 'Cursos cargados',
    createCourse: 'Curso creado',
    deleteCourse: 'Curso eliminado',
    updateCourse: 'Curso guardado',
    saveDraft: 'Borrador guardado',
    publishCourse: 'Curso publicado',
    unpublishCourse: 'El curso vuelve a ser un borrador',
    restore: 'Restaurado',
  },
  validation: {
    courseFieldsMandatory: 'Todos los campos son obligatorios',
    draftTitle: 'Un borrador necesita un título',
    thumbnailFormat: 'Formato no admitido. Solo se permiten imágenes JPG, JPEG y PNG.',
  },
  question: {
    deleteCourse: '¿Seguro que quieres eliminar el curso?',
  },
  conflict: {
    courseChanged: 'Otra persona modificó este curso mientras tanto. Tus cambios aún no se han guardado',
  },
  card: {
    draft: 'Borrador',
    progress: 'Tu progreso',
    done: '{done, number} de {total, plural, one {# clase completada} other {# clases completadas}}',
  },
  notFound: {
    course: 'Este curso no existe',
  },
};
