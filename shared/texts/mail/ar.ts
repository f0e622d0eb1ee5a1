import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  hello: 'مرحبًا،',
  helloName: 'مرحبًا {name}،',
  orOpen: 'أو عبر الرابط: <link>الرابط</link>',
  accountChanged: 'وصلتك هذه الرسالة لأن الحساب المرتبط بهذا العنوان قد تغيّر.',
  openProfile: 'فتح ملفك الشخصي',
};
