import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'على الشاشة الرئيسية',
  intro:
    'يمكن فتح {school} مثل تطبيق. الصفحات العامة التي سبق عرضها تُفتح دون شبكة أيضًا، أما المحاضرات فتحتاج إليها.',
  install: 'تثبيت',
  never: 'عدم العرض مجددًا',
};
