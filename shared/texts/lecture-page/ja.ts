import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  lectures: 'レクチャー',
  transcript: '文字起こし',
  side: '動画の横に表示する内容',
  locked: 'ロック中',
  notReady: 'この動画はまだ準備中です。',
  noLectures: 'このコースにはまだレクチャーがありません。',
  markDone: '完了にする',
  done: '完了',
  subscribe: '申し込む',
  login: 'ログイン',
  price: '{price}（{term}）',
  courseCompleted: 'コース修了',
  lastLecture: 'これがコース最後のレクチャーでした。',
  toCertificate: '修了証を見る',
  toCourse: 'コースに戻る',
};
