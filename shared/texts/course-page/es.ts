import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  name: 'Curso',
  taughtBy: 'Impartido por <instructor>{instructor}</instructor>',
  lectures: 'Clases',
  noLectures: 'Este curso aún no tiene clases.',
  freePreview: 'Vista previa gratuita',
  locked: 'Bloqueada',
  offer: {
    continueWith: 'Continuar: <lecture>{lecture}</lecture>',
    watch: 'Ver las clases',
    everyCourse: 'Una sola suscripción da acceso a todos los cursos, también a los nuevos.',
    soon: 'Las clases de este curso están en preparación. Con una suscripción podrás verlas a medida que aparezcan, igual que todos los demás cursos.',
    subscribe: 'Suscribirse',
  },
  controls: {
    edit: 'Editar curso',
    addLecture: 'Añadir una clase',
    delete: 'Eliminar curso',
    deleteNamed: 'Eliminar curso {title}',
    deletion:
      '“\u2068{title}\u2069” y todas sus clases desaparecerán para todo el mundo. Podrás restaurarlos desde la papelera durante {days, plural, one {# día} other {# días}}.',
  },
};
