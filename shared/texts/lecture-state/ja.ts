import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  checking: '動画を確認しています',
  fetching: '動画を取得しています',
  converting: '変換中',
  convertingPercent: '変換中 {percent}',
  storing: '変換結果を保存しています',
  waiting: '処理待ち',
  uploading: 'アップロード中 {percent}',
  ready: '準備完了',
  failed: '失敗',
  failedBecause: '失敗：{reason}',
  retry: '再試行',
  retryNamed: '再試行：{title}',
};
