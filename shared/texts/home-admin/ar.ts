import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  heading: 'ما يحتاج إلى انتباه',
  waiting: {
    paymentProblems: 'مدفوعات تحتاج إلى انتباه',
    messages: 'رسائل في انتظار الرد',
    drafts: 'دورات لم تُنشر بعد',
    failedLectures: 'محاضرات فشلت معالجة فيديوهاتها، وأولها في <course>{course}</course>',
    draftLectures: 'محاضرات لا تزال مسودات في دورات منشورة، وأولها في <course>{course}</course>',
    nothing: 'لا شيء في انتظارك.',
  },
};
