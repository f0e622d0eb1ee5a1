import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  validation: {
    publishAtOver: '未来の日時を選択してください',
  },
  conflict: {
    notFailed: 'この動画の処理は失敗していません',
    lectureChanged: 'ほかのユーザーがこのレクチャーを変更しました。編集中の内容はまだ保存されていません。',
    lecturesChanged: 'このコースのレクチャーが変更されました。もう一度ご確認ください。',
  },
};
