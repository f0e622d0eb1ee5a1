import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  validation: {
    price: 'السعر مبلغ أكبر من الصفر، وعدد منازله العشرية بحسب عملته',
    currency: 'تُختار العملة من القائمة',
    days: 'يجب أن يكون هذا عددًا صحيحًا من الأيام، من {min} إلى {max}',
  },
};
