import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'デモ',
  intro: {
    courses: 'このスクールにはデモのコースが{count, plural, other {#件}}あります。',
    accounts:
      '公開されているパスワードでログインできるデモのアカウントが{count, plural, other {#件}}あります。',
  },
  ownAccount:
    '現在、パスワードが公開されているデモのアカウントでログインしています。このアカウントは残ります。自分のメールアドレスとパスワードに変更するか、別の管理者にデモの削除を依頼してください。',
  add: {
    offer:
      'コースのそろったスクールを見ることもできます。デモでは、英語の動画と字幕付きのコースが追加され、アカウントは追加されません。削除するまで誰でも見られます。',
    go: 'デモのコースを追加',
    progress: 'デモのコースを追加しています：{total, number}件中{done, number}件',
    stop: 'このコースで止める',
  },
  remove: {
    go: 'デモを削除',
    question: 'デモを削除しますか？',
    courses: '{count, plural, other {次の#件のコース}}が、レクチャー、動画、画像とともに完全に削除されます：',
    accounts: '{count, plural, other {次の#件のアカウント}}が削除されます：',
    learners:
      '{count, plural, other {#人}}がこれらのコースを始めています。視聴の記録も削除されます。アカウント、サブスクリプション、修了証は残ります。',
    statistics: 'デモが統計のために作ったデータも削除されます。',
    changed:
      '{count, plural, other {次の#件のコース}}はその後変更されたため、スクールのコースとして残ります：',
    consequence: '削除したものは元に戻せません。',
  },
  loading: {
    remove: 'デモを削除しています',
  },
  success: {
    remove: 'デモを削除しました',
  },
  failure: {
    add: 'デモのコースを追加できませんでした',
    remove: 'デモを削除できませんでした',
  },
  conflict: {
    busy: '現在、デモの追加または削除が行われています。しばらくしてからもう一度お試しください',
  },
};
