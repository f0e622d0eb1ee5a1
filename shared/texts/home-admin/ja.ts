import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  heading: '確認が必要な項目',
  waiting: {
    paymentProblems: '確認が必要な支払い',
    messages: '返信待ちのメッセージ',
    drafts: '未公開のコース',
    failedLectures: '動画の処理に失敗したレクチャー（まずは<course>{course}</course>から）',
    draftLectures: '公開中のコースにある下書きレクチャー（まずは<course>{course}</course>から）',
    nothing: '対応が必要な項目はありません。',
  },
};
