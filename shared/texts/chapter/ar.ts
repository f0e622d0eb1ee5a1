import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  loading: { save: 'جارٍ حفظ الفصول' },
  success: { save: 'تم حفظ الفصول', remove: 'تم حذف الفصل' },
  failure: { save: 'تعذّر حفظ الفصول' },
  hint: 'تُكتب الفصول في الوصف: سطر لكل فصل يبدأ بوقته، مثل 1:30 الفهارس. ويبدأ الفصل الأول عند 0:00.',
  none: 'لا فصول بعد. تُضاف الفصول بتشغيل الفيديو وإيقافه حيث يبدأ جزء جديد.',
  validation: {
    time: 'يُرجى كتابة وقت مثل 1:30',
    tooLate: 'ينتهي الفيديو قبل هذا الوقت',
    sameTime: 'يبدأ فصل آخر عند هذا الوقت',
    title: 'يُرجى كتابة عنوان للفصل',
    first: 'يبدأ الفصل الأول عند 0:00',
    two: 'يجب أن تضم القائمة فصلين على الأقل',
  },
  heading: 'الفصول',
  ofLecture: 'من محاضرة <lecture>{title}</lecture>',
  captions: 'التسميات التوضيحية',
  editLecture: 'تعديل المحاضرة',
  save: 'حفظ الفصول',
  add: 'إضافة فصل هنا',
  start: 'بداية الفصل {number}',
  title: 'عنوان الفصل {number}',
  play: 'تشغيل',
  playNamed: 'تشغيل الفصل {number}',
  delete: 'حذف',
  deleteNamed: 'حذف الفصل {number}',
};
