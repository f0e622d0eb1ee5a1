import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  conflict: {
    emailTaken: 'このメールアドレスのアカウントはすでにあります',
    emailVerified: 'メールアドレスはすでに確認済みです',
    hasAdmin: 'このスクールにはすでに管理者がいます。ログインするか、管理者に権限の付与を依頼してください。',
  },
  notFound: {
    token: 'このトークンは存在しません',
    session: 'このデバイスはすでにログアウトしています',
  },
  wrongSetupLink:
    'このリンクはこのスクールのものではありません。起動時に表示されたリンクを使用してください。',
  pendingLoginOver: 'ログインの有効時間が過ぎました。もう一度ログインしてください。',
  confirmationRequired: 'ご本人であることを確認してください',
  secondFactorRequired: 'あと1ステップです。2段階認証を行ってください。',
  invalidToken: 'このAPIトークンは無効です',
  expiredToken: 'この API トークンは期限切れです。プロフィールで新しいトークンを作成してください',
  scopeRequired: 'この API トークンにはスコープ {scope} が必要です',
  tooManyTokens:
    'アカウントの API トークンが上限の {max, number} 個に達しています。先に 1 つ無効化してください',
  readOnlyToken: 'このAPIトークンは読み取り専用です',
  sessionRequired: 'この操作はAPIトークンでは実行できません。パスワードでログインしてください。',
};
