import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  loading: 'レクチャーを保存しています',
  failure: 'レクチャーを保存できませんでした',
  published: 'レクチャーを{count, number}本公開しました',
  scheduled: '{time}にレクチャーを{count, number}本公開します',
  unpublished: 'レクチャーを{count, number}本下書きにしました',
  heading: '下書き',
  drafts: 'レクチャー{count, number}本が下書きです。管理者にのみ表示されます。',
  publishDrafts: '下書き{count, number}本を公開',
  publishChosen: '選択した{count, number}本を公開',
  publish: '公開',
  unpublish: '非公開にする',
  cancelSchedule: '公開予約を取り消す',
  later: '日時を指定して公開',
  schedule: '予約',
  isDraft: 'このレクチャーは管理者にのみ表示されます。',
  scheduledFor: '{time}に公開予定',
  time: '公開日時',
  timeZone: 'お使いのタイムゾーン：{zone}',
  atOnce: 'ここにドロップした動画を下書きにせず、すぐに公開する',
  savedSetting: '動画の公開方法を保存しました',
};
