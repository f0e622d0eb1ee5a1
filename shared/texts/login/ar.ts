import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  labels: { email: 'البريد الإلكتروني', password: 'كلمة المرور' },
  logIn: 'تسجيل الدخول',
  usePasskey: 'استخدام مفتاح مرور',
  createAccount: 'إنشاء حساب',
  forgotPassword: 'هل نسيت كلمة المرور؟',
  newHere: 'ليس لديك حساب؟ <signup>إنشاء حساب</signup>',
  emailSuggestion: 'هل المقصود {email}؟',
  secondStep: {
    title: 'خطوة أخيرة',
    loading: 'جارٍ التحميل',
    startAgain: 'البدء من جديد',
  },
  checkout: {
    accountFirst: 'للاشتراك يلزم تسجيل الدخول أو إنشاء حساب',
    paymentNext: 'يلي ذلك الدفع، ثم تُتاح لك جميع المحاضرات.',
  },
};
