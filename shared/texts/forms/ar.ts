import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  invalid:
    '{count, plural, zero {لا شيء يحتاج إلى مراجعة} one {حقل واحد يحتاج إلى مراجعة} two {حقلان يحتاجان إلى مراجعة} few {# حقول تحتاج إلى مراجعة} many {# حقلًا يحتاج إلى مراجعة} other {# حقل يحتاج إلى مراجعة}}',
  search: 'بحث',
  password: {
    show: 'إظهار كلمة المرور',
    hide: 'إخفاء كلمة المرور',
  },
};
