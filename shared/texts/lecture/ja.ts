import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    loadLectures: 'レクチャーを読み込めませんでした',
    addLecture: 'レクチャーを追加できませんでした',
    deleteLecture: 'レクチャーを削除できませんでした',
    updateLecture: 'レクチャーを保存できませんでした',
    reorderLectures: '並び順を保存できませんでした',
    retryProcessing: '動画の処理をやり直せませんでした',
  },
  loading: {
    loadLectures: 'レクチャーを読み込んでいます',
    addLecture: 'レクチャーを追加しています',
    deleteLecture: 'レクチャーを削除しています',
    updateLecture: 'レクチャーを保存しています',
    reorderLectures: '並び順を保存しています',
    retryProcessing: '動画の処理をやり直しています',
  },
  success: {
    addLecture: 'レクチャーを追加しました',
    deleteLecture: 'レクチャーを削除しました',
    updateLecture: 'レクチャーを保存しました',
    reorderLectures: '並び順を保存しました',
    retryProcessing: '動画をもう一度処理しています',
    lectureReady: '「{title}」の準備ができました',
  },
  validation: {
    lectureFieldsMandatory: 'すべての項目を入力してください',
    videoFormat:
      'このファイルはブラウザで再生できる動画ではありません。MP4、WebM、MOVのいずれかをアップロードしてください。',
  },
  notFound: {
    lecture: 'このレクチャーは存在しません',
  },
};
