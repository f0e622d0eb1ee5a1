import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'プロフィール',
  person: {
    roles: { USER: '会員', ADMIN: '管理者' },
    edit: 'プロフィールを編集',
    followLink:
      '{email}にお送りしたリンクを開いて、メールアドレスを確認してください。確認前でも、すべての機能をご利用いただけます。',
  },
  edit: {
    title: 'プロフィールを編集',
    picture: '現在の画像です。そのまま使うか、別の画像を選択してください。',
    labels: { avatar: '新しい画像', fullName: '氏名' },
    keepPicture: '現在の画像を使う',
    yourPicture: '現在の画像',
    save: 'プロフィールを保存',
  },
  subscription: {
    title: 'サブスクリプション',
    admin: '管理者は、サブスクリプションなしですべてのコースを視聴できます。',
    ways: {
      subscribe: '申し込む',
      goOn: 'お支払いを続ける',
      confirm: '購入手続きへ',
      contact: 'お問い合わせ',
    },
    cancel: 'サブスクリプションを解約',
    confirmCancel: '解約する',
    keep: '解約しない',
  },
  payments: {
    title: 'お支払い',
    none: 'お支払いはまだありません。お支払いと領収書がここに表示されます。',
    caption: 'お支払い（新しい順）',
    state: '状態',
  },
  player: {
    title: '視聴の設定',
    intro:
      'この設定は、ログインしたすべてのデバイスに適用されます。文字・数字・記号キーのショートカットをオフにすると、「/」キーでの検索も使えなくなります。',
  },
  sessions: {
    title: 'ログイン中のデバイス',
    intro:
      '見覚えのないデバイスや使わなくなったデバイスはログアウトしてください。お心当たりのないログインがあった場合は、パスワードも変更してください。',
    caption: 'ログイン中のデバイス（ログインの新しい順）',
    columns: {
      device: 'デバイス',
      address: 'IPアドレス',
      loggedIn: 'ログイン日時',
      lastUsed: '最終利用',
      actions: '操作',
    },
    unknown: '不明',
    current: 'このデバイス',
    logOut: 'ログアウト',
    logOutOne: '{device}をログアウト',
  },
  tokens: {
    title: 'APIトークン',
    intro:
      'ご自身のプログラムから、ご自身の代わりに操作を行うためのトークンです。パスワードと同じように秘密に保管し、不要になったら無効化してください。使い方は<developers>開発者向け</developers>ページをご覧ください。',
    none: 'トークンはありません。',
    labels: {
      name: 'トークンの名前',
      scopes: '権限',
      expiresInDays: '有効期限',
      currentPassword: 'パスワード',
    },
    nameHelp: 'トークンの用途',
    scopes: { READ: '読み取り', WRITE: '読み取りと書き込み' },
    areas: {
      COURSES: 'コースとレッスン',
      MEMBERS: 'メンバー',
      PAYMENTS: '支払い',
      SCHOOL: '学校の設定とメッセージ',
      ACCOUNT: '自分のアカウントと進捗',
    },
    scope: '{area}：{access}',
    expiresIn: {
      week: '7 日後',
      month: '30 日後',
      quarter: '90 日後',
      year: '1 年後',
      never: '期限なし',
    },
    never:
      'どのトークンでも、役割、メールアドレス、パスワード、二要素認証、セッション、トークンは変更できません。',
    noExpiry: '期限なし',
    noExpiryHint: '期限のあるトークンへの置き換えを検討してください。',
    expired: '{day} に期限切れ',
    usedFrom: '{address} から',
    create: 'トークンを作成',
    created: 'トークン「<name>{name}</name>」を作成しました',
    copyNow: '今すぐコピーしてください。表示されるのは今回限りです。',
    token: 'トークン',
    copy: 'トークンをコピー',
    done: '完了',
    caption: 'APIトークン（新しい順）',
    columns: {
      name: '名前',
      scope: '権限',
      created: '作成日',
      expires: '有効期限',
      lastUsed: '最終利用',
      actions: '操作',
    },
    neverUsed: 'なし',
    revoke: '無効化',
    revokeOne: '「{name}」を無効化',
    revokeTitle: 'トークン「{name}」を無効化しますか？',
    revokeDescription:
      'このトークンを使うプログラムは、今後アクセスできなくなります。元に戻すことはできないため、必要な場合は新しいトークンを作成してください。',
    confirmRevoke: 'トークンを無効化',
  },
  data: {
    title: 'アカウントのデータ',
    intro:
      'スクールが保存しているご自身のデータのコピーをダウンロードしたり、アカウントを完全に削除したりできます。支払いの記録は、お名前を除いてスクールに残ります。',
    download: '自分のデータをダウンロード',
    deleteAccount: 'アカウントを削除',
  },
  deletion: {
    title: 'アカウントを完全に削除しますか？',
    description: '次のデータがただちに削除され、元に戻せなくなります：{losses}',
    labels: { currentPassword: 'パスワード' },
    keep: '削除しない',
    confirm: '完全に削除',
  },
};
