import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  hero: {
    exploreCourses: 'Explorar cursos',
    contact: 'Contacto',
  },
  continueWatching: {
    heading: 'Sigue viendo',
    resumeAt: 'Continuar en {time}',
    start: 'Empezar',
    watched: 'Visto',
  },
  newest: {
    heading: 'Cursos más recientes',
    all: 'Todos los cursos',
    none: 'Aún no hay cursos',
    soon: 'Los primeros están en preparación. Vuelve pronto.',
  },
  included: {
    heading: 'Una suscripción, todo incluido',
    everyCourse: 'Todos los cursos que existen hoy',
    newCourses: 'Todos los cursos nuevos, desde el día en que aparecen',
    lectures: 'Todas las clases que quieras, todas las veces que quieras',
    devices: 'En cualquier pantalla, también en tu teléfono',
    notSure:
      '¿Aún no lo tienes claro? Todos los cursos muestran su contenido, y algunas clases se pueden ver gratis y sin cuenta.',
    subscribe: 'Suscribirse',
    soon: {
      heading: 'Los primeros cursos están en camino',
      everyCourse: 'Todos los cursos, desde el día en que aparecen',
      offer: 'Una sola suscripción dará acceso a todo. La encontrarás aquí en cuanto haya algo que ver.',
      contact: 'Contacto',
    },
  },
};
