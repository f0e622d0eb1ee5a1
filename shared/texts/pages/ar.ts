import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  names: {
    courses: 'جميع الدورات',
    about: 'من نحن',
    contact: 'التواصل معنا',
    certificate: 'التحقق من شهادة',
    login: 'تسجيل الدخول',
    lectures: 'المحاضرات',
    notFound: '404 الصفحة غير موجودة',
    denied: '403 الوصول مرفوض',
    broken: 'تعذّر عرض هذه الصفحة',
    account: 'حسابك',
  },
  subtitle: 'دورات فيديو من خبراء المجال',
  notFound: 'لا شيء على هذا العنوان. ربما نُقلت الصفحة أو كان الرابط خاطئًا.',
  denied: 'لا يتيح حسابك فتح هذه الصفحة.',
  goBack: 'رجوع',
};
