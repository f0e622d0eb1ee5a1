import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  freeLectureOver:
    'このレクチャーは無料でした。サブスクリプションに申し込むと、ほかのレクチャーもすべて視聴できます。',
  nextLecture: '次のレクチャー：{title}',
  refund: '{days}日以内なら100%返金',
};
