import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    loadLectures: 'تعذّر تحميل المحاضرات',
    addLecture: 'تعذّرت إضافة المحاضرة',
    deleteLecture: 'تعذّر حذف المحاضرة',
    updateLecture: 'تعذّر حفظ المحاضرة',
    reorderLectures: 'تعذّر حفظ الترتيب',
    retryProcessing: 'تعذّرت إعادة معالجة الفيديو',
  },
  loading: {
    loadLectures: 'جارٍ تحميل المحاضرات',
    addLecture: 'جارٍ إضافة المحاضرة',
    deleteLecture: 'جارٍ حذف المحاضرة',
    updateLecture: 'جارٍ حفظ المحاضرة',
    reorderLectures: 'جارٍ حفظ الترتيب',
    retryProcessing: 'جارٍ إعادة معالجة الفيديو',
  },
  success: {
    addLecture: 'تمت إضافة المحاضرة',
    deleteLecture: 'تم حذف المحاضرة',
    updateLecture: 'تم حفظ المحاضرة',
    reorderLectures: 'تم حفظ الترتيب',
    retryProcessing: 'يُجهَّز الفيديو مجددًا',
    lectureReady: 'المحاضرة «{title}» جاهزة',
  },
  validation: {
    lectureFieldsMandatory: 'جميع الحقول مطلوبة',
    videoFormat: 'هذا الملف ليس فيديو يمكن للمتصفح تشغيله. يُرجى رفع ملف MP4 أو WebM أو MOV',
  },
  notFound: {
    lecture: 'هذه المحاضرة غير موجودة',
  },
};
