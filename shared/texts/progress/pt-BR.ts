import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    markLecture: 'Não foi possível marcar a aula',
    loadProgress: 'Não foi possível carregar o ponto em que você parou',
  },
  validation: {
    position: 'Esta não é uma posição válida em um vídeo',
  },
  yours: 'Seu progresso',
  lecturesDone: '{done} de {total, plural, one {# aula concluída} other {# aulas concluídas}}',
  done: 'Concluída',
  watched: '{percent}% assistido',
};
