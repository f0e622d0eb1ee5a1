import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'A demonstração',
  intro: {
    courses:
      '{count, plural, one {# curso da demonstração está} other {# cursos da demonstração estão}} nesta escola.',
    accounts:
      '{count, plural, one {# conta da demonstração abre} other {# contas da demonstração abrem}} com uma senha pública.',
  },
  ownAccount:
    'Você entrou com uma conta da demonstração, cuja senha é pública. Ela fica: dê a ela um endereço e uma senha próprios ou peça que outro admin remova a demonstração.',
  add: {
    offer:
      'Ou veja uma escola já cheia: a demonstração traz seus cursos, com vídeos e legendas em inglês, e sem contas. Todos os veem até você removê-los.',
    go: 'Adicionar os cursos da demonstração',
    progress: 'Adicionando os cursos da demonstração: {done, number} de {total, number}',
    stop: 'Parar depois deste',
  },
  remove: {
    go: 'Remover a demonstração',
    question: 'Remover a demonstração?',
    courses:
      '{count, plural, one {Este curso some de vez} other {Estes # cursos somem de vez}}, com aulas, vídeos e imagens:',
    accounts: '{count, plural, one {Esta conta some} other {Estas # contas somem}}:',
    learners:
      '{count, plural, one {# pessoa começou} other {# pessoas começaram}} esses cursos: o que foi assistido deles também some. Contas, assinaturas e certificados ficam.',
    statistics: 'O que a demonstração inventou para as estatísticas também some.',
    changed:
      '{count, plural, one {Este curso foi alterado desde então e fica como seu} other {Estes # cursos foram alterados desde então e ficam como seus}}:',
    consequence: 'Ninguém pode recuperar o que some.',
  },
  loading: {
    remove: 'Removendo a demonstração',
  },
  success: {
    remove: 'A demonstração foi removida',
  },
  failure: {
    add: 'Não foi possível adicionar um curso da demonstração',
    remove: 'Não foi possível remover a demonstração',
  },
  conflict: {
    busy: 'A demonstração está sendo adicionada ou removida agora. Tente de novo em instantes',
  },
};
