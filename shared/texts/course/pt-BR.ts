import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    loadCourses: 'Não foi possível carregar o curso',
    createCourse: 'Não foi possível criar o curso',
    deleteCourse: 'Não foi possível excluir o curso',
    updateCourse: 'Não foi possível salvar o curso',
    restore: 'Não foi possível restaurar',
  },
  loading: {
    loadCourses: 'Carregando os dados do curso…',
    createCourse: 'Criando o curso',
    deleteCourse: 'Excluindo o curso…',
    updateCourse: 'Salvando o curso',
    restore: 'Restaurando',
  },
  success: {
    loadCourses: 'Cursos carregados',
    createCourse: 'Curso criado',
    deleteCourse: 'Curso excluído',
    updateCourse: 'Curso salvo',
    saveDraft: 'Rascunho salvo',
    publishCourse: 'Curso publicado',
    unpublishCourse: 'O curso voltou a ser rascunho',
    restore: 'Restauração concluída',
  },
  validation: {
    courseFieldsMandatory: 'Preencha todos os campos',
    draftTitle: 'Um rascunho precisa de um título',
    thumbnailFormat: 'Formato não aceito. Use uma imagem JPG, JPEG ou PNG.',
  },
  question: {
    deleteCourse: 'Tem certeza de que deseja excluir o curso?',
  },
  conflict: {
    courseChanged: 'Outra pessoa alterou este curso nesse meio-tempo. Suas alterações ainda não foram salvas',
  },
  card: {
    draft: 'Rascunho',
    progress: 'Seu progresso',
    done: '{done, number} de {total, plural, one {# aula concluída} other {# aulas concluídas}}',
  },
  notFound: {
    course: 'Este curso não existe',
  },
};
