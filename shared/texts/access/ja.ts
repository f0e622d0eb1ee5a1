import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  access: {
    subscriptionRequired: 'レクチャーを視聴するには、有効なサブスクリプションが必要です',
  },
};
