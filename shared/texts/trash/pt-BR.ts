import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Lixeira',
  intro:
    'O que você exclui fica aqui por {days, plural, one {# dia} other {# dias}}. Até lá, é possível restaurar, com aulas e vídeos.',
  empty: 'A lixeira está vazia',
  emptyHint:
    'Cursos e aulas excluídos ficam aqui por {days, plural, one {# dia} other {# dias}} e podem ser restaurados.',
  toDashboard: 'Ir para o painel',
  emptyTrash: 'Esvaziar lixeira',
  courses: {
    heading: 'Cursos',
    caption: 'Cursos na lixeira',
    none: 'Nenhum curso na lixeira.',
    consequence:
      'As aulas, os vídeos e o registro do que foi assistido também serão excluídos. Ninguém poderá recuperá-los.',
  },
  lectures: {
    heading: 'Aulas',
    caption: 'Aulas na lixeira',
    none: 'Nenhuma aula na lixeira.',
    consequence: 'O vídeo e as legendas também serão excluídos. Ninguém poderá recuperá-los.',
  },
  column: {
    title: 'Título',
    lectures: 'Aulas',
    course: 'Curso',
    vanishes: 'Exclusão definitiva',
    actions: 'Ações',
  },
  numberOfLectures: '{count, plural, one {# aula} other {# aulas}}',
  daysLeft: '{count, plural, one {falta # dia} other {faltam # dias}}',
  lastDay: 'Falta menos de um dia',
  restore: 'Restaurar',
  restoreNamed: 'Restaurar {title}',
  deleteForever: 'Excluir para sempre',
  deleteNamed: 'Excluir para sempre: {title}',
  failure: {
    loadTrash: 'Não foi possível carregar a lixeira',
    deleteForever: 'Não foi possível excluir para sempre',
    emptyTrash: 'Não foi possível esvaziar a lixeira',
  },
  loading: {
    deleteForever: 'Excluindo',
    emptyTrash: 'Esvaziando a lixeira',
  },
  success: {
    deleteForever: 'Exclusão definitiva concluída',
    emptyTrash: 'A lixeira está vazia',
  },
  question: {
    deleteForever: 'Excluir “{title}” para sempre?',
    emptyTrash: 'Excluir para sempre tudo o que está na lixeira?',
  },
};
