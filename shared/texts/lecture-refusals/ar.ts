import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  validation: {
    publishAtOver: 'يُرجى اختيار وقت في المستقبل',
  },
  conflict: {
    notFailed: 'لم تفشل معالجة هذا الفيديو',
    lectureChanged: 'عدّل شخص آخر هذه المحاضرة في هذه الأثناء. لم يُحفظ شيء من تعديلاتك بعد',
    lecturesChanged: 'تغيّرت محاضرات هذه الدورة في هذه الأثناء. يُرجى مراجعتها مجددًا',
  },
};
