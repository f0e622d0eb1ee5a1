import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    loadLectures: 'No se pudieron cargar las clases',
    addLecture: 'No se pudo añadir la clase',
    deleteLecture: 'No se pudo eliminar la clase',
    updateLecture: 'No se pudo guardar la clase',
    reorderLectures: 'No se pudo guardar el orden',
    retryProcessing: 'No se pudo volver a procesar el video',
  },
  loading: {
    loadLectures: 'Cargando las clases',
    addLecture: 'Añadiendo la clase',
    deleteLecture: 'Eliminando la clase',
    updateLecture: 'Guardando la clase',
    reorderLectures: 'Guardando el orden',
    retryProcessing: 'Volviendo a procesar el video',
  },
  success: {
    addLecture: 'Clase añadida',
    deleteLecture: 'Clase eliminada',
    updateLecture: 'Clase guardada',
    reorderLectures: 'Orden guardado',
    retryProcessing: 'El video se está preparando de nuevo',
    lectureReady: '“{title}” está lista',
  },
  validation: {
    lectureFieldsMandatory: 'Todos los campos son obligatorios',
    videoFormat:
      'Este archivo no es un video que un navegador pueda reproducir. Sube un archivo MP4, WebM o MOV',
  },
  notFound: {
    lecture: 'Esta clase no existe',
  },
};
