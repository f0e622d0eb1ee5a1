import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  term: '{years, number}年間',
  forTerm: '{years, number}年間',
  freeDays: '初めてのお申し込みでは、{days, number}日間無料で視聴できます。',
  refund: {
    title: '解約時100%返金',
    terms:
      'お支払いから{days}日以内に解約すると全額が返金され、視聴はその時点で終了します。それ以降の解約では、お支払い済みの{years, number}年間が終わるまで視聴でき、更新はされません。',
    none: '解約しても、お支払い済みの{years, number}年間が終わるまで視聴できます。更新はされません。',
  },
};
