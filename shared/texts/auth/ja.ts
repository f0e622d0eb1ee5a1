import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    createAccount: 'アカウントを作成できませんでした',
    login: 'ログインできませんでした',
    logout: 'ログアウトできませんでした',
    usePasskey: 'パスキーを使用できませんでした',
  },
  loading: {
    createAccount: 'アカウントを作成しています…',
    login: 'ログインしています…',
  },
  success: {
    register: '{school}へようこそ',
    login: 'おかえりなさい',
    logout: 'ログアウトしました',
  },
  validation: {
    fillAllDetails: 'すべての項目を入力してください',
    profileFieldsMandatory: 'すべての項目を入力してください',
    profileNameTooShort: '名前は5文字以上で入力してください',
    passwordsDiffer: '新しいパスワードが一致しません',
    wrongCurrentPassword: '現在のパスワードが正しくありません',
    noScope: '権限を 1 つ以上選んでください',
    tokenUsedOrOld: 'このリンクは使用済みか、有効期限が切れています。新しいリンクを請求してください。',
    nameTooShort: '名前は5文字以上で入力してください',
    nameTooLong: '名前は100文字以内で入力してください',
    invalidEmail: '有効なメールアドレスを入力してください',
    weakPassword: 'パスワードは6〜16文字で、数字と記号をそれぞれ1文字以上含めてください',
    commonPassword:
      'このパスワードは広く使われているため、推測されやすくなっています。別のパスワードを設定してください。',
    ownWordsPassword:
      'このパスワードには、スクールの名前、あなたの名前、またはメールアドレスの一部が含まれています。別のものを選んでください',
    avatarFormat: '対応していない形式です。JPG、JPEG、PNG、WEBPの画像のみ使用できます。',
  },
  access: {
    wrongCredentials: 'メールアドレスまたはパスワードが正しくありません',
    secondStepNeedsScripts:
      '2段階認証にはJavaScriptが必要です。このサイトで有効にして、ページを再読み込みしてください。',
    secondFactorDemanded: 'このスクールの管理者には2段階認証が必要です。プロフィールで設定してください。',
    tooManyAttempts: '失敗した回数が多すぎます。しばらくしてからもう一度お試しください。',
  },
};
