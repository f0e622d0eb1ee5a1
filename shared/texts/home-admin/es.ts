import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  heading: 'Por atender',
  waiting: {
    paymentProblems: 'Pagos que requieren atención',
    messages: 'Mensajes por responder',
    drafts: 'Cursos sin publicar',
    failedLectures: 'Clases cuyo video falló, empezando por <course>{course}</course>',
    draftLectures: 'Clases en borrador de cursos publicados, empezando por <course>{course}</course>',
    nothing: 'No tienes nada pendiente.',
  },
};
