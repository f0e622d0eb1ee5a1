import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  lectures: 'Aulas',
  transcript: 'Transcrição',
  side: 'Ao lado do vídeo',
  locked: 'Bloqueada',
  notReady: 'Este vídeo ainda não está pronto.',
  noLectures: 'Este curso ainda não tem aulas.',
  markDone: 'Marcar como concluída',
  done: 'Concluída',
  subscribe: 'Assinar',
  login: 'Entrar',
  price: '{price} por {term}',
  courseCompleted: 'Curso concluído',
  lastLecture: 'Esta foi a última aula do curso.',
  toCertificate: 'Ver seu certificado',
  toCourse: 'Voltar ao curso',
};
