import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  verify: 'يمكن التحقق منها على {address}',
  undrawable: {
    name: 'الشخص المذكور اسمه على العنوان أدناه',
    title: 'الدورة المذكورة على العنوان أدناه',
    instructor: 'تقديم الشخص المذكور اسمه على العنوان أدناه',
  },
};
