import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  invalid: '{count, number}件の入力内容をご確認ください',
  search: '検索',
  password: {
    show: 'パスワードを表示',
    hide: 'パスワードを隠す',
  },
};
