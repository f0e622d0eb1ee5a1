import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'ゴミ箱',
  intro:
    '削除したものは、ここに{days, number}日間保管されます。その間は、レクチャーや動画も含めて復元できます。',
  empty: 'ゴミ箱は空です',
  emptyHint: '削除したコースとレクチャーは、ここに{days, number}日間保管され、復元できます。',
  toDashboard: 'ダッシュボードへ',
  emptyTrash: 'ゴミ箱を空にする',
  courses: {
    heading: 'コース',
    caption: 'ゴミ箱の中のコース',
    none: 'ゴミ箱にコースはありません。',
    consequence: 'レクチャーと動画、会員の視聴記録も削除されます。元に戻すことはできません。',
  },
  lectures: {
    heading: 'レクチャー',
    caption: 'ゴミ箱の中のレクチャー',
    none: 'ゴミ箱にレクチャーはありません。',
    consequence: '動画と字幕も削除されます。元に戻すことはできません。',
  },
  column: {
    title: 'タイトル',
    lectures: 'レクチャー',
    course: 'コース',
    vanishes: '完全削除まで',
    actions: '操作',
  },
  numberOfLectures: 'レクチャー{count, number}本',
  daysLeft: '残り{count, number}日',
  lastDay: '残り1日未満',
  restore: '復元',
  restoreNamed: '「{title}」を復元',
  deleteForever: '完全に削除',
  deleteNamed: '「{title}」を完全に削除',
  failure: {
    loadTrash: 'ゴミ箱を読み込めませんでした',
    deleteForever: '完全に削除できませんでした',
    emptyTrash: 'ゴミ箱を空にできませんでした',
  },
  loading: {
    deleteForever: '完全に削除しています',
    emptyTrash: 'ゴミ箱を空にしています',
  },
  success: {
    deleteForever: '完全に削除しました',
    emptyTrash: 'ゴミ箱を空にしました',
  },
  question: {
    deleteForever: '「{title}」を完全に削除しますか？',
    emptyTrash: 'ゴミ箱の中身をすべて完全に削除しますか？',
  },
};
