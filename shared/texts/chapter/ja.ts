import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  loading: { save: 'チャプターを保存しています' },
  success: { save: 'チャプターを保存しました', remove: 'チャプターを削除しました' },
  failure: { save: 'チャプターを保存できませんでした' },
  hint: 'チャプターは説明文に書かれます。「1:30 インデックス」のように、時刻で始まる行が1つのチャプターになります。最初のチャプターは0:00から始まります。',
  none: 'チャプターはまだありません。動画を再生し、区切りの位置で止めて追加してください。',
  validation: {
    time: '1:30のような形式で時刻を入力してください',
    tooLate: '動画の長さを超えています',
    sameTime: '同じ時刻に別のチャプターがあります',
    title: 'タイトルを入力してください',
    first: '最初のチャプターは0:00から始めてください',
    two: 'チャプターは2つ以上必要です',
  },
  heading: 'チャプター',
  ofLecture: 'レクチャー：<lecture>{title}</lecture>',
  captions: '字幕',
  editLecture: 'レクチャーを編集',
  save: 'チャプターを保存',
  add: 'ここにチャプターを追加',
  start: 'チャプター{number}の開始時刻',
  title: 'チャプター{number}のタイトル',
  play: '再生',
  playNamed: 'チャプター{number}を再生',
  delete: '削除',
  deleteNamed: 'チャプター{number}を削除',
};
