import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'La demo',
  intro: {
    courses:
      '{count, plural, one {# curso de la demo está} other {# cursos de la demo están}} en esta escuela.',
    accounts:
      '{count, plural, one {# cuenta de la demo se abre} other {# cuentas de la demo se abren}} con una contraseña pública.',
  },
  ownAccount:
    'Has iniciado sesión con una cuenta de la demo, cuya contraseña es pública. Se queda: ponle una dirección y una contraseña propias, o deja que otra persona de administración quite la demo.',
  add: {
    offer:
      'O mira una escuela ya llena: la demo trae sus cursos, con videos y subtítulos en inglés, y sin cuentas. Todo el mundo los ve hasta que los quites.',
    go: 'Añadir los cursos de la demo',
    progress: 'Añadiendo los cursos de la demo: {done, number} de {total, number}',
    stop: 'Parar después de este',
  },
  remove: {
    go: 'Quitar la demo',
    question: '¿Quitar la demo?',
    courses:
      '{count, plural, one {Este curso desaparece para siempre} other {Estos # cursos desaparecen para siempre}}, con sus clases, videos e imágenes:',
    accounts: '{count, plural, one {Esta cuenta desaparece} other {Estas # cuentas desaparecen}}:',
    learners:
      '{count, plural, one {# persona ha empezado} other {# personas han empezado}} estos cursos: lo que han visto de ellos también desaparece. Sus cuentas, suscripciones y certificados se quedan.',
    statistics: 'Lo que la demo inventó para las estadísticas también desaparece.',
    changed:
      '{count, plural, one {Este curso se modificó desde entonces y se queda como tuyo} other {Estos # cursos se modificaron desde entonces y se quedan como tuyos}}:',
    consequence: 'Nadie puede recuperar lo que desaparece.',
  },
  loading: {
    remove: 'Quitando la demo',
  },
  success: {
    remove: 'La demo se ha quitado',
  },
  failure: {
    add: 'No se pudo añadir un curso de la demo',
    remove: 'No se pudo quitar la demo',
  },
  conflict: {
    busy: 'La demo se está añadiendo o quitando en este momento. Inténtalo de nuevo enseguida',
  },
};
