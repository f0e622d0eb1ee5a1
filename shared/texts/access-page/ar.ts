import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    loadAccess: 'تعذّر تحميل سجل وصولك',
  },
  state: {
    open: 'متاحة',
    openUntil: 'متاحة حتى <time>{moment}</time>',
    closed: 'مقفلة',
    closedSince: 'مقفلة منذ <time>{moment}</time>',
  },
  history: {
    title: 'السجل',
    none: 'لا شيء بعد. سيظهر هنا كل دفع أو استرداد أو إلغاء.',
    until: 'حتى <time>{date}</time>',
  },
  ways: {
    watch: 'استكشاف الدورات',
    subscribe: 'الاشتراك',
    pay: 'متابعة الدفع',
    contact: 'التواصل معنا',
    checkAgain: 'التحقق مجددًا',
  },
};
