import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  validation: {
    price: '価格は0より大きい金額を、通貨の小数桁数に合わせて入力してください',
    currency: '通貨は一覧から選択してください',
    days: '日数は{min}〜{max}の整数で入力してください',
  },
};
