import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    changeEmail: 'メールアドレスを変更できませんでした',
    keepAvatar: '画像を取得できませんでした。もう一度選択してください。',
    updateProfile: 'プロフィールを保存できませんでした',
    changePassword: 'パスワードを変更できませんでした',
    resetPassword: 'パスワードを再設定できませんでした',
    requestPasswordReset: 'メールを送信できませんでした',
    verifyEmail: 'メールアドレスを確認できませんでした',
    deleteAccount: 'アカウントを削除できませんでした',
    confirmIdentity: '本人確認ができませんでした',
    exportData: 'データを取得できませんでした',
    createToken: 'トークンを作成できませんでした',
    revokeToken: 'トークンを無効化できませんでした',
    loadTokens: 'トークンを読み込めませんでした',
    loadSessions: 'デバイスを読み込めませんでした',
    endSession: 'デバイスをログアウトできませんでした',
  },
  loading: {
    changeEmail: 'メールを送信しています',
    confirmEmail: '新しいメールアドレスを確認しています',
    updateProfile: 'プロフィールを保存しています',
    changePassword: 'パスワードを変更しています',
    resetPassword: '新しいパスワードを設定しています',
    requestPasswordReset: 'メールを送信しています',
    deleteAccount: 'アカウントを削除しています',
    exportData: 'データを集めています',
    createToken: 'トークンを作成しています',
    revokeToken: 'トークンを無効化しています',
    endSession: 'デバイスをログアウトしています',
  },
  success: {
    changeEmail: '2つのアドレスにメールを送信しました',
    confirmEmail: '確認しました',
    updateProfile: 'プロフィールを更新しました',
    changePassword: 'パスワードを変更しました。ほかのデバイスはログアウトされました。',
    resetPassword: 'パスワードを変更し、ログインしました',
    requestPasswordReset: 'このメールアドレスのアカウントがある場合は、メールが届きます',
    resendVerification: 'メールを送信しました',
    verifyEmail: 'メールアドレスを確認しました',
    deleteAccount: 'アカウントを削除しました',
    exportData: 'データをダウンロードしました',
    createToken: 'トークンを作成しました',
    revokeToken: 'トークンを無効化しました',
    endSession: 'デバイスをログアウトしました',
  },
  session: {
    ended: 'セッションが終了しました',
    logInAgain: 'もう一度ログインすると、操作が自動的に続行されます。入力した内容は残っています。',
    goOnWithout: 'ログインせずに続ける',
  },
  loss: {
    name: '名前',
    picture: '画像',
    tokens: 'APIトークン',
    certificates: '修了証',
    secondFactors: '2段階認証の設定',
    progress: '学習の進捗',
  },
  identity: {
    title: '本人確認',
    description:
      'ログインしてから時間が経っています。もう一度ご本人であることを確認すると、操作が自動的に続行されます。',
    labels: { currentPassword: 'パスワード' },
    useCode: '認証アプリのコードを使う',
    usePassword: 'パスワードを使う',
    confirm: '確認',
  },
  signup: {
    title: '新規登録',
    labels: { avatar: '画像', email: 'メールアドレス', password: 'パスワード', fullName: '氏名' },
    submit: 'アカウントを作成',
    hasAccount: 'アカウントをお持ちの方は<login>ログイン</login>',
  },
  help: {
    avatar: 'JPG、JPEG、PNG、WEBP、10MBまで。正方形に切り抜かれます。',
    fullName: 'ほかの人に表示される名前です。5文字以上で入力してください。',
  },
  passwordHints: {
    length: '{min}〜{max}文字',
    number: '数字を含む',
    special: '「#」や「!」などの記号を含む',
    met: '{hint}<done>、達成</done>',
  },
  setup: {
    title: 'スクールの開設',
    incomplete:
      'リンクが途中で切れています。スクールの起動時に表示されたリンク全体をコピーするか、<code>npm run create-admin</code>で取得してください。',
    intro:
      'このスクールの最初のアカウントを作成してください。このアカウントが管理者になります。スクールの名前とデザインは、次に設定します。',
  },
  changeEmail: {
    title: 'メールアドレスを変更',
    intro:
      'ログインと、スクールからのメールの受信に使うアドレスです。現在は{email}です。このアドレスでメールを受信できない場合は、スクールに変更をご依頼ください。',
    labels: { email: '新しいメールアドレス', currentPassword: 'パスワード' },
    submit: '確認メールを送信',
    sent: '両方の受信トレイを確認してください',
    sentTo:
      '{old}と{new}のそれぞれにリンクをお送りしました。両方のリンクを開くと、アカウントのメールアドレスが{new}に変わります。リンクの有効期間は24時間です。',
  },
  confirmEmail: {
    title: '新しいメールアドレスの確認',
    intro: '新旧両方のアドレスで確認すると、新しいアドレスに変わります。',
    confirm: '新しいメールアドレスを確認',
    changed: 'メールアドレスを変更しました',
    changedTo: '今後は{email}でログインしてください。',
    oneMore: 'あと1つで完了です',
    oneMoreHow: 'このアドレスの確認は完了しました。もう一方のアドレスにお送りしたリンクも開いてください。',
  },
  changePassword: {
    title: 'パスワードを変更',
    intro: '変更すると、ほかのデバイスはログアウトされます。このデバイスはログインしたままです。',
    labels: {
      currentPassword: '現在のパスワード',
      newPassword: '新しいパスワード',
      repeat: '新しいパスワード（確認用）',
    },
    revokeApiTokens: 'APIトークンもすべて無効化する',
    submit: 'パスワードを変更',
  },
  forgotPassword: {
    title: 'パスワードをお忘れですか？',
    intro:
      'アカウントのメールアドレスを入力してください。新しいパスワードを設定するためのリンクをお送りします。',
    labels: { email: 'メールアドレス' },
    submit: 'リンクを送信',
    remembered: 'パスワードを思い出した方は<login>ログイン</login>',
    sent: 'メールを確認してください',
    sentTo:
      '{email}のアカウントがある場合は、リンクが届きます。リンクの有効期間は1時間で、1回のみ使用できます。数分経っても届かない場合は、迷惑メールフォルダもご確認ください。',
    backToLogin: 'ログインに戻る',
    sendAgain: '再送信',
  },
  resetPassword: {
    title: '新しいパスワードの設定',
    intro:
      '設定すると、このデバイスでログインします。ほかのデバイスはすべてログアウトされ、APIトークンは無効になります。',
    labels: { password: '新しいパスワード', repeat: '新しいパスワード（確認用）' },
    submit: '新しいパスワードを設定',
    incomplete: 'リンクが途中で切れています。メールからもう一度開くか、新しいリンクを請求してください。',
    askForNewLink: '新しいリンクを請求',
  },
  verifyEmail: {
    confirmTitle: 'メールアドレスの確認',
    confirmIntro: 'このアドレスでメールを受信できることを確認します。',
    confirm: 'メールアドレスを確認する',
    title: {
      working: 'メールアドレスを確認しています…',
      done: 'メールアドレスを確認しました',
      failed: 'メールアドレスを確認できませんでした',
    },
    working: '少し時間がかかります。',
    done: 'ありがとうございます。メールが届くことを確認できました。ほかに必要な操作はありません。',
    incomplete: 'リンクが途中で切れています。メールからもう一度開くか、新しいメールを送信してください。',
    newMail:
      '{email}に新しいメールを送信します。確認前でも、すべての機能をご利用いただけます。引き続き学習をお楽しみください。',
    logIn:
      'ログインすると、プロフィールから新しいメールを送信できます。以前にリンクを開いたことがある場合は、何もする必要はありません。',
    sendAgain: 'メールを再送信',
  },
  deadLink: 'このリンクは使用できません',
  to: {
    profile: 'プロフィールへ',
    backToProfile: 'プロフィールに戻る',
    changeEmail: 'メールアドレスを変更',
    changePassword: 'パスワードを変更',
    courses: 'コースを探す',
    login: 'ログイン',
  },
};
