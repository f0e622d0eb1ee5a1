import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'لا اتصال بالإنترنت',
  explanation:
    'لم تُفتح هذه الصفحة على هذا الجهاز من قبل. الصفحات العامة التي سبق عرضها تُفتح دون شبكة، أما المحاضرات فتحتاج إليها. تُفتح الصفحة المطلوبة تلقائيًا عند عودة الشبكة.',
  tryAgain: 'إعادة المحاولة',
};
