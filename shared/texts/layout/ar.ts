import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  skip: 'الانتقال إلى المحتوى',
  shortWays: 'روابط سريعة',
  menu: {
    title: 'القائمة',
    close: 'إغلاق القائمة',
    home: 'الرئيسية',
    courses: 'جميع الدورات',
    contact: 'التواصل معنا',
    about: 'من نحن',
    dashboard: 'لوحة تحكم الإدارة',
    createCourse: 'إنشاء دورة جديدة',
    login: 'تسجيل الدخول',
    signup: 'إنشاء حساب',
    profile: 'الملف الشخصي',
    logout: 'تسجيل الخروج',
  },
  yourProfile: '{name}، ملفك الشخصي',
  colors: {
    light: 'استخدام الألوان الفاتحة',
    dark: 'استخدام الألوان الداكنة',
  },
  connection: {
    offline: 'لا يوجد اتصال بالإنترنت. قد لا يكون المعروض محدّثًا.',
    slow: 'يستغرق هذا وقتًا أطول من المعتاد …',
  },
  loading: 'جارٍ التحميل …',
  notices: 'الإشعارات (F8)',
  dismissNotice: 'إغلاق: {text}',
  footer: {
    copyright: 'حقوق النشر {year} | جميع الحقوق محفوظة',
    developers: 'المطوّرون',
    legal: 'معلومات قانونية',
    socialMedia: 'وسائل التواصل الاجتماعي',
  },
};
