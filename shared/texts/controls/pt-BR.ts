import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  file: {
    choosePicture: 'Escolha uma imagem ou solte-a aqui',
    chooseVideo: 'Escolha um vídeo ou solte-o aqui',
    remove: 'Remover',
  },
  conflict: {
    theirs: '{label}, como outra pessoa salvou',
    nothing: 'Nada',
    keepMine: 'Manter o meu',
    takeTheirs: 'Usar o da outra pessoa',
    taken: 'Outra pessoa alterou isto nesse meio-tempo. A versão dela está sendo exibida.',
  },
  days: {
    from: 'De',
    until: 'Até',
  },
  leave: {
    question: 'Sair sem salvar?',
    consequence: 'As alterações que você fez nesta página serão perdidas.',
    leave: 'Sair',
    stay: 'Ficar',
  },
  logout: {
    question: 'Sair agora?',
    uploads:
      'Os vídeos que estão sendo enviados param. O envio continua quando você entrar de novo; talvez seja preciso escolher os arquivos outra vez.',
  },
  draft: {
    kept: 'Em {moment}, você digitou algo aqui que não foi salvo.',
    goOn: 'Continuar de onde parei',
    throwAway: 'Descartar',
  },
  sorting: {
    label: 'Ordenar por',
    ascending: '{column}, em ordem crescente',
    descending: '{column}, em ordem decrescente',
  },
  pagination: {
    previous: 'Anterior',
    next: 'Próxima',
    courses: {
      label: 'Páginas de cursos',
      range: '{first, number} a {last, number} de {total, plural, one {# curso} other {# cursos}}',
      none: 'Nenhum curso nesta página',
    },
    cues: {
      label: 'Páginas de trechos',
      range: '{first, number} a {last, number} de {total, plural, one {# trecho} other {# trechos}}',
      none: 'Nenhum trecho nesta página',
    },
  },
};
