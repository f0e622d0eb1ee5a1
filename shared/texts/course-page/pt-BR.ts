import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  name: 'Curso',
  taughtBy: 'Ministrado por <instructor>{instructor}</instructor>',
  lectures: 'Aulas',
  noLectures: 'Este curso ainda não tem aulas.',
  freePreview: 'Prévia gratuita',
  locked: 'Bloqueada',
  offer: {
    continueWith: 'Continuar: <lecture>{lecture}</lecture>',
    watch: 'Assistir às aulas',
    everyCourse: 'Uma única assinatura dá acesso a todos os cursos, inclusive aos novos.',
    soon: 'As aulas deste curso estão sendo preparadas. Uma única assinatura dá acesso a elas assim que forem lançadas, e a todos os outros cursos.',
    subscribe: 'Assinar',
  },
  controls: {
    edit: 'Editar curso',
    addLecture: 'Adicionar aula',
    delete: 'Excluir curso',
    deleteNamed: 'Excluir curso {title}',
    deletion:
      '“\u2068{title}\u2069” e todas as suas aulas serão excluídos para todos. Você pode restaurar tudo a partir da lixeira por {days, plural, one {# dia} other {# dias}}.',
  },
};
