import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  heading: 'À traiter',
  waiting: {
    paymentProblems: 'Paiements à traiter',
    messages: 'Messages en attente de réponse',
    drafts: 'Cours pas encore publiés',
    failedLectures: 'Leçons dont la vidéo a échoué, à commencer par <course>{course}</course>',
    draftLectures: 'Brouillons de leçons dans des cours publiés, à commencer par <course>{course}</course>',
    nothing: 'Rien ne vous attend.',
  },
};
