import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  labels: { email: 'メールアドレス', password: 'パスワード' },
  logIn: 'ログイン',
  usePasskey: 'パスキーを使う',
  createAccount: 'アカウントを作成',
  forgotPassword: 'パスワードをお忘れですか？',
  newHere: '初めての方は<signup>アカウントを作成</signup>',
  emailSuggestion: '{email}ではありませんか？',
  secondStep: {
    title: 'あと1ステップです',
    loading: '読み込んでいます',
    startAgain: '最初からやり直す',
  },
  checkout: {
    accountFirst: 'お申し込みには、ログインまたはアカウントの作成が必要です',
    paymentNext: '次の画面でお支払いが完了すると、すべてのレクチャーを視聴できます。',
  },
};
