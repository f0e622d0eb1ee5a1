import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  heading: 'Meus estudos',
  shelves: {
    BEGUN: 'Em andamento',
    FINISHED: 'Concluídos',
    SAVED: 'Salvos',
    certificates: 'Certificados',
  },
  failure: {
    loadCourses: 'Não foi possível carregar seus cursos',
    saveCourse: 'Não foi possível salvar o curso para depois',
  },
  success: {
    saveCourse: 'Salvo para depois. Você o encontra na página inicial, em “Meus estudos”',
  },
  saveForLater: 'Salvar para depois',
  completedOn: 'Concluído em {date}',
  goOnWith: 'Continue com',
  nextCourse: 'Próximo curso: {title}',
  none: {
    BEGUN: 'Os cursos que você começar aparecerão aqui.',
    FINISHED: 'Os cursos em que você concluir todas as aulas aparecerão aqui.',
    SAVED: 'Os cursos que você salvar para depois, na página deles, aparecerão aqui.',
    certificates: 'Os certificados dos cursos que você concluir aparecerão aqui.',
  },
};
