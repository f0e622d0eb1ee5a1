import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    issueCertificate: '修了証を発行できませんでした',
    loadCertificate: '修了証を読み込めませんでした',
  },
  loading: {
    issueCertificate: '修了証を発行しています',
  },
  success: {
    issueCertificate: '修了証を発行しました',
  },
  validation: {
    certificateCode: '修了証に記載されているコードを入力してください',
  },
  conflict: {
    courseNotCompleted: '修了証は、すべてのレクチャーを完了すると発行されます',
  },
  notFound: {
    certificate: 'このコードの修了証はありません',
  },
  sheet: {
    kind: '修了証',
    completed: '上記の者は、次のコースのすべてのレクチャーを修了しました',
    on: '修了日：{date}',
    taughtBy: '講師：{instructor}',
    number: '修了証番号：{code}',
    minutes: '動画 {minutes, number}分',
    hours: '動画 {hours, number}時間',
    hoursAndMinutes: '動画 {hours, number}時間{minutes, number}分',
  },
  pdf: '修了証（PDF）',
  page: {
    code: '修了証のコード',
    otherCode: '別の修了証のコード',
    codeHelp: '修了証の下部に記載されています。大文字と小文字、空白、ハイフンの違いは問いません。',
    verify: '確認',
    title: '修了証の確認',
    genuine: 'この修了証は本物です',
    unknown:
      '入力したコードを、修了証と1文字ずつ見比べてください。一致している場合は、当スクールの修了証ではないか、所有者がアカウントを削除しています。',
  },
  course: {
    completed: 'コース修了',
    explanation: 'すべてのレクチャーを完了しました。その証明となる修了証は、誰でも真偽を確認できます。',
    get: '修了証を受け取る',
    yours: '発行済みの修了証',
    address: '修了証を確認できるアドレス',
    copyLink: 'リンクをコピー',
    openPage: 'ページを開く',
  },
};
