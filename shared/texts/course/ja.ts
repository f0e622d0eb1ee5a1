import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    loadCourses: 'コースを読み込めませんでした',
    createCourse: 'コースを作成できませんでした',
    deleteCourse: 'コースを削除できませんでした',
    updateCourse: 'コースを保存できませんでした',
    restore: '復元できませんでした',
  },
  loading: {
    loadCourses: 'コースを読み込んでいます…',
    createCourse: 'コースを作成しています',
    deleteCourse: 'コースを削除しています…',
    updateCourse: 'コースを保存しています',
    restore: '復元しています',
  },
  success: {
    loadCourses: 'コースを読み込みました',
    createCourse: 'コースを作成しました',
    deleteCourse: 'コースを削除しました',
    updateCourse: 'コースを保存しました',
    saveDraft: '下書きを保存しました',
    publishCourse: 'コースを公開しました',
    unpublishCourse: 'コースを下書きに戻しました',
    restore: '復元しました',
  },
  validation: {
    courseFieldsMandatory: 'すべての項目を入力してください',
    draftTitle: '下書きにはタイトルが必要です',
    thumbnailFormat: '対応していない形式です。JPG、JPEG、PNGの画像のみ使用できます。',
  },
  question: {
    deleteCourse: 'このコースを削除しますか？',
  },
  conflict: {
    courseChanged: 'ほかのユーザーがこのコースを変更しました。編集中の内容はまだ保存されていません。',
  },
  card: {
    draft: '下書き',
    progress: '学習の進捗',
    done: 'レクチャー{total, number}本中{done, number}本完了',
  },
  notFound: {
    course: 'このコースは存在しません',
  },
};
