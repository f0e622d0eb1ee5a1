import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  conflict: {
    emailTaken: 'يوجد حساب بهذا البريد الإلكتروني بالفعل',
    emailVerified: 'تم تأكيد بريدك الإلكتروني من قبل',
    hasAdmin: 'لهذه المدرسة مشرف بالفعل. يُرجى تسجيل الدخول، أو الطلب من المشرف أن يمنحك هذا الدور',
  },
  notFound: {
    token: 'هذا الرمز غير موجود',
    session: 'تم تسجيل الخروج من هذا الجهاز من قبل',
  },
  wrongSetupLink: 'هذا الرابط لا يخص هذه المدرسة. يُرجى استخدام الرابط الذي أعلنته عند بدء تشغيلها',
  pendingLoginOver: 'استغرق تسجيل الدخول وقتًا أطول من المسموح. يُرجى تسجيل الدخول مجددًا',
  confirmationRequired: 'يُرجى تأكيد هويتك',
  secondFactorRequired: 'خطوة أخيرة: يُرجى استخدام العامل الثاني',
  invalidToken: 'رمز API هذا غير صالح',
  expiredToken: 'انتهت صلاحية رمز API هذا. أنشئ رمزًا جديدًا من ملفك الشخصي',
  scopeRequired: 'يحتاج رمز API هذا إلى الصلاحية {scope}',
  tooManyTokens: 'بلغ حسابك الحد الأقصى لرموز API وهو {max, number}. أبطل أحدها أولًا',
  readOnlyToken: 'رمز API هذا للقراءة فقط',
  sessionRequired: 'لا يُسمح بهذا برمز API. يُرجى تسجيل الدخول بكلمة المرور',
};
