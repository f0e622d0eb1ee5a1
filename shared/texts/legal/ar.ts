import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  titles: {
    IMPRINT: 'بيانات الناشر',
    PRIVACY: 'سياسة الخصوصية',
    TERMS: 'شروط الخدمة',
  },
  asOf: 'نسخة {date}',
  conflict: {
    termsChanged: 'تغيّرت الشروط في هذه الأثناء. يُرجى قراءتها مجددًا',
  },
};
