import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    contact: 'フォームを送信できませんでした',
  },
  loading: {
    contact: 'メッセージを送信しています',
  },
  success: {
    contact: 'フォームを送信しました',
  },
  validation: {
    contactFieldsMandatory: 'すべての項目を入力してください',
    contactEmail: 'メールアドレスが正しくありません',
  },
};
