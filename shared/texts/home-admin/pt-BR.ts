import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  heading: 'O que precisa de atenção',
  waiting: {
    paymentProblems: 'Pagamentos que precisam de atenção',
    messages: 'Mensagens a responder',
    drafts: 'Cursos ainda não publicados',
    failedLectures: 'Aulas cujo vídeo falhou, a começar por <course>{course}</course>',
    draftLectures: 'Rascunhos de aulas em cursos publicados, a começar por <course>{course}</course>',
    nothing: 'Tudo em dia.',
  },
};
