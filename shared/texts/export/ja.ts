import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  loading: 'データを集めています',
  success: 'ファイルを保存しました',
  failure: 'データを取得できませんでした',
  cut: 'ファイルには最初の{count, number}行のみ含まれています。残りを保存するには、一覧を絞り込んでください。',
};
