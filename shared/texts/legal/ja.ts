import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  titles: {
    IMPRINT: '運営者情報',
    PRIVACY: 'プライバシーポリシー',
    TERMS: '利用規約',
  },
  asOf: '{date}時点',
  conflict: {
    termsChanged: '利用規約が変更されました。もう一度お読みください。',
  },
};
