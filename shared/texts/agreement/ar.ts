import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  signUp: {
    both: 'إنشاء الحساب يعني موافقتك على <terms>شروط الخدمة</terms> بتاريخ {date} وتأكيدك الاطلاع على <privacy>سياسة الخصوصية</privacy>.',
    terms: 'إنشاء الحساب يعني موافقتك على <terms>شروط الخدمة</terms> بتاريخ {date}.',
    privacy: 'إنشاء الحساب يعني تأكيدك الاطلاع على <privacy>سياسة الخصوصية</privacy>.',
  },
  buy: {
    both: 'الشراء يعني موافقتك على <terms>شروط الخدمة</terms> بتاريخ {date} وتأكيدك الاطلاع على <privacy>سياسة الخصوصية</privacy>.',
    terms: 'الشراء يعني موافقتك على <terms>شروط الخدمة</terms> بتاريخ {date}.',
    privacy: 'الشراء يعني تأكيدك الاطلاع على <privacy>سياسة الخصوصية</privacy>.',
  },
};
