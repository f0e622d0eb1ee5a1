import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  file: {
    choosePicture: 'اختيار صورة أو إفلاتها هنا',
    chooseVideo: 'اختيار فيديو أو إفلاته هنا',
    remove: 'إزالة',
  },
  conflict: {
    theirs: '{label}، كما حفظه شخص آخر',
    nothing: 'لا شيء',
    keepMine: 'الاحتفاظ بنسختي',
    takeTheirs: 'استخدام النسخة الأخرى',
    taken: 'عدّل شخص آخر هذا في هذه الأثناء. النسخة الجديدة هي المعروضة.',
  },
  days: {
    from: 'من',
    until: 'إلى',
  },
  leave: {
    question: 'المغادرة دون حفظ؟',
    consequence: 'ستُفقد تعديلاتك على هذه الصفحة.',
    leave: 'مغادرة',
    stay: 'البقاء',
  },
  logout: {
    question: 'تسجيل الخروج الآن؟',
    uploads:
      'يتوقف رفع الفيديوهات الجاري ويُستأنف عند تسجيل دخولك مجددًا، وقد تحتاج إلى اختيار الملفات مرة أخرى.',
  },
  draft: {
    kept: 'كتبت هنا شيئًا في {moment} ولم يُحفظ.',
    goOn: 'متابعته',
    throwAway: 'تجاهله',
  },
  sorting: {
    label: 'الترتيب حسب',
    ascending: '{column}، تصاعديًا',
    descending: '{column}، تنازليًا',
  },
  pagination: {
    previous: 'السابق',
    next: 'التالي',
    courses: {
      label: 'صفحات الدورات',
      range: 'الدورات من {first, number} إلى {last, number} من أصل {total, number}',
      none: 'لا دورات في هذه الصفحة',
    },
    cues: {
      label: 'صفحات المقاطع',
      range: 'المقاطع من {first, number} إلى {last, number} من أصل {total, number}',
      none: 'لا مقاطع في هذه الصفحة',
    },
  },
};
