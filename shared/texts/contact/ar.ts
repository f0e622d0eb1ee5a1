import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    contact: 'تعذّر إرسال النموذج',
  },
  loading: {
    contact: 'جارٍ إرسال رسالتك',
  },
  success: {
    contact: 'تم إرسال النموذج',
  },
  validation: {
    contactFieldsMandatory: 'جميع الحقول مطلوبة',
    contactEmail: 'عنوان البريد الإلكتروني غير صالح',
  },
};
