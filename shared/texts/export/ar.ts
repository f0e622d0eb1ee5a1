import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  loading: 'جارٍ جمع الصفوف',
  success: 'تم حفظ الملف',
  failure: 'تعذّر جمع الصفوف',
  cut: 'يحتوي الملف على أول {count, number} من الصفوف فقط. لحفظ البقية يُرجى تضييق القائمة',
};
