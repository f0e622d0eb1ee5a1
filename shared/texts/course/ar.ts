import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    loadCourses: 'تعذّر تحميل الدورة',
    createCourse: 'تعذّر إنشاء الدورة',
    deleteCourse: 'تعذّر حذف الدورة',
    updateCourse: 'تعذّر حفظ الدورة',
    restore: 'تعذّرت الاستعادة',
  },
  loading: {
    loadCourses: 'جارٍ تحميل بيانات الدورة …',
    createCourse: 'جارٍ إنشاء الدورة',
    deleteCourse: 'جارٍ حذف الدورة …',
    updateCourse: 'جارٍ حفظ الدورة',
    restore: 'جارٍ الاستعادة',
  },
  success: {
    loadCourses: 'تم تحميل الدورات',
    createCourse: 'تم إنشاء الدورة',
    deleteCourse: 'تم حذف الدورة',
    updateCourse: 'تم حفظ الدورة',
    saveDraft: 'تم حفظ المسودة',
    publishCourse: 'تم نشر الدورة',
    unpublishCourse: 'عادت الدورة مسودة',
    restore: 'تمت الاستعادة',
  },
  validation: {
    courseFieldsMandatory: 'جميع الحقول مطلوبة',
    draftTitle: 'تحتاج المسودة إلى عنوان',
    thumbnailFormat: 'هذه الصيغة غير مدعومة. الصيغ المسموح بها للصور: JPG وJPEG وPNG.',
  },
  question: {
    deleteCourse: 'تأكيد حذف الدورة؟',
  },
  conflict: {
    courseChanged: 'عدّل شخص آخر هذه الدورة في هذه الأثناء. لم يُحفظ شيء من تعديلاتك بعد',
  },
  card: {
    draft: 'مسودة',
    progress: 'تقدّمك',
    done: 'تم إكمال {done, number} من {total, plural, zero {# محاضرة} one {محاضرة واحدة} two {محاضرتين} few {# محاضرات} many {# محاضرة} other {# محاضرة}}',
  },
  notFound: {
    course: 'هذه الدورة غير موجودة',
  },
};
