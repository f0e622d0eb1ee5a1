import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    markLecture: 'レクチャーの完了状態を変更できませんでした',
    loadProgress: '前回の再生位置を読み込めませんでした',
  },
  validation: {
    position: '動画の再生位置として正しくありません',
  },
  yours: '学習の進捗',
  lecturesDone: 'レクチャー{total, number}本中{done}本完了',
  done: '完了',
  watched: '{percent}%視聴済み',
};
