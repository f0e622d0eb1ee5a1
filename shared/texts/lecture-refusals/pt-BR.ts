import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  validation: {
    publishAtOver: 'Escolha um horário no futuro',
  },
  conflict: {
    notFailed: 'Este vídeo não teve falha',
    lectureChanged: 'Outra pessoa alterou esta aula nesse meio-tempo. Suas alterações ainda não foram salvas',
    lecturesChanged: 'As aulas deste curso mudaram nesse meio-tempo. Confira-as novamente',
  },
};
