import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  loading: { save: 'Salvando os capítulos' },
  success: { save: 'Capítulos salvos', remove: 'Capítulo excluído' },
  failure: { save: 'Não foi possível salvar os capítulos' },
  hint: 'Os capítulos ficam na descrição: cada um em uma linha que começa com o tempo, como 1:30 Índices. O primeiro começa em 0:00.',
  none: 'Ainda não há capítulos. Reproduza o vídeo, pause onde uma parte começa e adicione-a.',
  validation: {
    time: 'Escreva um tempo como 1:30',
    tooLate: 'O vídeo já terminou nesse ponto',
    sameTime: 'Outro capítulo começa nesse tempo',
    title: 'Dê um título ao capítulo',
    first: 'O primeiro capítulo começa em 0:00',
    two: 'Uma lista de capítulos tem pelo menos dois',
  },
  heading: 'Capítulos',
  ofLecture: 'De <lecture>{title}</lecture>',
  captions: 'Legendas',
  editLecture: 'Editar aula',
  save: 'Salvar capítulos',
  add: 'Adicionar capítulo aqui',
  start: 'Início do capítulo {number}',
  title: 'Título do capítulo {number}',
  play: 'Reproduzir',
  playNamed: 'Reproduzir capítulo {number}',
  delete: 'Excluir',
  deleteNamed: 'Excluir capítulo {number}',
};
