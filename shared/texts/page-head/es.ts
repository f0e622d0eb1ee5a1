import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  description: {
    home: 'Cursos en video de personas que viven de lo que enseñan. Una suscripción anual da acceso a todos, también a los nuevos.',
    courses:
      'Todos los cursos en video de la escuela, por título, tema o docente. Una suscripción anual da acceso a todos.',
    about: 'Quién enseña aquí y por qué: las personas que están detrás de los cursos en video.',
    contact: 'Escribe a las personas que dirigen la escuela.',
    certificate: 'Comprueba si un certificado de finalización de un curso es auténtico.',
  },
  newCourses: 'Cursos nuevos',
  newCoursesOf: '{school}: cursos nuevos',
  needsScripts: 'Este sitio necesita JavaScript para mostrar sus cursos.',
};
