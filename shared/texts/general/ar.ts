import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    operation: 'فشلت العملية',
    copy: 'تعذّر النسخ. يُرجى التحديد والنسخ يدويًا',
  },
  success: {
    copy: 'تم النسخ',
  },
  validation: {
    imageTooLarge: 'هذه الصورة كبيرة جدًا. الحد الأقصى 10 ميغابايت و50 ميغابكسل',
    imageUnreadable: 'تتعذّر قراءة هذه الصورة. يُرجى اختيار ملف آخر',
    textTooLong: 'الحد الأقصى لعدد الأحرف: {limit}',
  },
  access: {
    loginRequired: 'يُرجى تسجيل الدخول أولًا',
    denied: 'ليس لديك إذن للقيام بذلك',
    tooManyRequests: 'عدد الطلبات كبير جدًا. يُرجى المحاولة لاحقًا',
  },
  notFound: {
    page: 'لا شيء على هذا العنوان',
  },
  button: {
    undo: 'تراجع',
    cancel: 'إلغاء',
    tryAgain: 'إعادة المحاولة',
  },
  checkConnection: 'يُرجى التحقق من الاتصال بالإنترنت ثم المحاولة مجددًا.',
  internal: 'حدث خطأ لدينا. يُرجى المحاولة مجددًا',
  withIncident: '{message} (رقم الواقعة {incident})',
  offline: {
    what: 'لا يوجد اتصال بالإنترنت',
    then: 'سيكتمل التحميل تلقائيًا فور عودة الاتصال.',
  },
  unavailable: 'الخدمة غير متاحة الآن. يُرجى المحاولة مجددًا بعد قليل',
  retry: 'يمكنك المحاولة مجددًا بعد {wait}، عند الساعة {time}.',
  badRequest: 'صيغة هذا الطلب غير صحيحة',
};
