import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  file: {
    choosePicture: '画像を選択、またはここにドロップ',
    chooseVideo: '動画を選択、またはここにドロップ',
    remove: '削除',
  },
  conflict: {
    theirs: '{label}（ほかのユーザーが保存した内容）',
    nothing: '（空欄）',
    keepMine: '自分の内容を残す',
    takeTheirs: '相手の内容を使う',
    taken: 'ほかのユーザーが変更したため、変更後の内容を表示しています。',
  },
  days: {
    from: '開始日',
    until: '終了日',
  },
  leave: {
    question: '保存せずに移動しますか？',
    consequence: 'このページで変更した内容は失われます。',
    leave: '移動する',
    stay: 'このページに残る',
  },
  logout: {
    question: 'ログアウトしますか？',
    uploads:
      'アップロード中の動画は停止します。もう一度ログインすると続行されますが、ファイルを選び直す必要がある場合があります。',
  },
  draft: {
    kept: '{moment}に入力した内容が、保存されずに残っています。',
    goOn: '続きから入力',
    throwAway: '破棄',
  },
  sorting: {
    label: '並べ替え',
    ascending: '{column}（昇順）',
    descending: '{column}（降順）',
  },
  pagination: {
    previous: '前へ',
    next: '次へ',
    courses: {
      label: 'コース一覧のページ',
      range: 'コース{total, number}件中{first, number}〜{last, number}件目',
      none: 'このページにコースはありません',
    },
    cues: {
      label: '字幕一覧のページ',
      range: '字幕{total, number}件中{first, number}〜{last, number}件目',
      none: 'このページに字幕はありません',
    },
  },
};
