import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    operation: '操作を完了できませんでした',
    copy: 'コピーできませんでした。選択して手動でコピーしてください。',
  },
  success: {
    copy: 'コピーしました',
  },
  validation: {
    imageTooLarge: 'この画像は大きすぎます。10MB、5,000万画素以下にしてください。',
    imageUnreadable: 'この画像を読み取れません。別のファイルを選択してください。',
    textTooLong: '{limit}文字以内で入力してください',
  },
  access: {
    loginRequired: '先にログインしてください',
    denied: 'この操作を行う権限がありません',
    tooManyRequests: 'リクエストが多すぎます。しばらくしてからもう一度お試しください。',
  },
  notFound: {
    page: 'このアドレスには何もありません',
  },
  button: {
    undo: '元に戻す',
    cancel: 'キャンセル',
    tryAgain: '再試行',
  },
  checkConnection: '接続を確認して、もう一度お試しください。',
  internal: 'サーバーで問題が発生しました。もう一度お試しください。',
  withIncident: '{message}（インシデント {incident}）',
  offline: {
    what: 'オフラインです',
    then: '接続が回復すると、自動的に読み込まれます。',
  },
  unavailable: 'ただいまサービスをご利用いただけません。しばらくしてからもう一度お試しください。',
  retry: '{wait}後（{time}）にもう一度お試しいただけます。',
  badRequest: 'リクエストの形式が正しくありません',
};
