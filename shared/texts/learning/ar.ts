import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  heading: 'رحلتي التعليمية',
  shelves: {
    BEGUN: 'قيد التعلّم',
    FINISHED: 'المكتملة',
    SAVED: 'المحفوظة',
    certificates: 'الشهادات',
  },
  failure: {
    loadCourses: 'تعذّر تحميل دوراتك',
    saveCourse: 'تعذّر حفظ الدورة لوقت لاحق',
  },
  success: {
    saveCourse: 'تم الحفظ لوقت لاحق. ستظهر في الصفحة الرئيسية ضمن «رحلتي التعليمية»',
  },
  saveForLater: 'حفظ لوقت لاحق',
  completedOn: 'اكتملت في {date}',
  goOnWith: 'الخطوة التالية',
  nextCourse: 'الدورة التالية: {title}',
  none: {
    BEGUN: 'ستظهر هنا الدورات التي بدأت مشاهدتها.',
    FINISHED: 'ستظهر هنا الدورات التي أكملت جميع محاضراتها.',
    SAVED: 'ستظهر هنا الدورات المحفوظة من صفحاتها لوقت لاحق.',
    certificates: 'ستظهر هنا شهادات الدورات التي أكملتها.',
  },
};
