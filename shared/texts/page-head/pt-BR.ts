import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  description: {
    home: 'Cursos em vídeo com quem vive do que ensina. Uma única assinatura anual dá acesso a todos, inclusive aos novos.',
    courses:
      'Todos os cursos em vídeo da escola, por título, tema ou instrutor. Uma única assinatura anual dá acesso a todos.',
    about: 'Quem ensina aqui e por quê: as pessoas por trás dos cursos em vídeo.',
    contact: 'Escreva para as pessoas que cuidam da escola.',
    certificate: 'Confira se um certificado de conclusão de curso é autêntico.',
  },
  newCourses: 'Novos cursos',
  newCoursesOf: '{school}: novos cursos',
  needsScripts: 'Este site precisa de JavaScript para mostrar os cursos.',
};
