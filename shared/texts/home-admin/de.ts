import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  heading: 'Was zu erledigen ist',
  waiting: {
    paymentProblems: 'Zahlungen, die zu klären sind',
    messages: 'Nachrichten, die auf Antwort warten',
    drafts: 'Kurse, die noch nicht veröffentlicht sind',
    failedLectures: 'Lektionen mit fehlgeschlagenem Video, zuerst in <course>{course}</course>',
    draftLectures: 'Lektionsentwürfe in veröffentlichten Kursen, zuerst in <course>{course}</course>',
    nothing: 'Es gibt nichts zu erledigen.',
  },
};
