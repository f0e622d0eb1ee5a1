import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: '会員',
  caption: '会員（新しい順）',
  column: {
    name: '名前',
    role: '役割',
    subscription: 'サブスクリプション',
    joined: '登録日',
  },
  filter: {
    search: '名前またはメールアドレス',
    everyRole: 'すべての役割',
    anySubscription: '加入状況すべて',
    active: '有効',
    notActive: '無効',
  },
  nobodyFound: {
    title: '該当する会員はいません',
    description:
      '名前またはメールアドレス、役割、サブスクリプションの条件に一致する会員は見つかりませんでした。',
    showAll: 'すべての会員を表示',
  },
  role: {
    ADMIN: '管理者',
    USER: '会員',
  },
  member: '会員',
  section: {
    role: '役割：{role}',
    email: 'メールアドレス',
    subscription: 'サブスクリプション',
    secondFactor: '2段階認証',
    sessions: 'セッション',
    access: '視聴の可否とその理由',
    learning: '学習状況',
    payments: '支払い',
    audit: '管理者の操作',
  },
  verified: '確認済み',
  notVerified: '未確認',
  seen: {
    lately: '{joined}登録、最終アクセス{seen}',
    never: '{joined}登録、以降アクセスなし',
  },
  audit: {
    caption: '{name}さんに関する管理者の操作',
    empty: 'この会員に関する管理者の操作はありません。',
  },
  changeRole: {
    admin: '管理者はコース、会員、メッセージを管理してスクールを運営し、すべてのレクチャーを視聴できます。',
    user: '会員は、有効なサブスクリプションがあればレクチャーを視聴できます。',
    makeAdmin: '管理者にする',
    makeUser: '会員に戻す',
    giveUp: {
      title: '管理者をやめますか？',
      description:
        'ただちに管理画面を利用できなくなります。管理者に戻るには、ほかの管理者による操作が必要です。',
      confirm: '管理者をやめる',
    },
  },
  makeAdmin: {
    title: '<name>{name}</name>さんを管理者にしますか？',
    description:
      '管理者は、すべての会員と支払いを閲覧し、すべてのコースを変更できます。あなたの管理者権限を解除することもできます。すべての管理者にメールで通知されます。',
    name: '相手の氏名',
    password: 'ご自身のパスワード',
    confirm: '管理者にする',
  },
  endSessions: {
    intro:
      'すべてのデバイスで会員をログアウトし、APIトークンを無効にします。パスワードを知っている人は再びログインできます。メールで新しいパスワードを設定するよう、会員に依頼してください。',
    logOut: 'すべてのデバイスからログアウト',
    title: '{name}さんをすべてのデバイスからログアウトしますか？',
    description:
      'すべてのセッションとAPIトークンがただちに無効になります。会員にはメールで通知され、監査ログに記録されます。',
  },
  changeEmail: {
    intro:
      '登録中のアドレスでメールを受け取れない会員のための変更です。元のアドレスに通知され、新しいアドレスは確認が必要です。',
    email: '新しいメールアドレス',
    submit: 'メールアドレスを変更',
  },
  grantAccess: {
    until: 'アクセス権の期限',
    help: 'この日の終わりまで有効です。料金はかかりません。',
    helpReplacing: 'この日の終わりまで有効です。現在付与されているアクセス権は置き換えられます。',
    submit: 'アクセス権を付与',
  },
  endAccess: {
    button: 'アクセス権を停止',
    title: '<name>{name}</name>さんのアクセス権を停止しますか？',
    consequence: {
      granted: 'レクチャーはただちにロックされます。支払いがないため、返金はありません。',
      unpaid: 'サブスクリプションはただちに終了し、支払いは再試行されません。',
      paid: 'レクチャーはただちにロックされ、サブスクリプションは更新されません。',
    },
    lastPayment: '直近の支払い',
    refund: '{amount}を返金',
    refundDetail: '支払いに使われたカードに返金します',
    keep: '返金しない',
    keepDetail: '支払いはそのまま受領します',
  },
  payments: {
    caption: '支払い（新しい順）',
    none: '支払いはまだありません。',
  },
  learning: {
    caption: 'レクチャー（最近視聴した順）',
    nothing: '視聴したレクチャーはまだありません。',
    column: {
      lecture: 'レクチャー',
      course: 'コース',
      place: '視聴位置',
      done: '完了したレクチャー',
      when: '視聴日時',
    },
    isDone: '完了',
    place: '{position}/{duration}',
    doneOf: '{total, number}本中{done, number}本',
    certificates: '修了証',
    noCertificates: '修了証はまだありません。',
    certificate: '<link><course>{course}</course>の修了証</link>（{date}修了）',
  },
  failure: {
    updateMember: '会員情報を変更できませんでした',
    loadMembers: '会員の一覧を読み込めませんでした',
    loadMember: '会員情報を読み込めませんでした',
  },
  loading: {
    updateMember: '変更を保存しています',
  },
  success: {
    changeRole: '役割を変更しました',
    changeEmail: 'メールアドレスを変更しました。本人に確認メールを送信しました。',
    endSessions: '会員をすべてのデバイスからログアウトしました',
  },
  validation: {
    nameDiffers: '相手の氏名と一致しません。上の表示のとおりに入力してください。',
  },
  conflict: {
    lastAdmin: '管理者は1人以上必要です',
  },
  notFound: {
    user: 'この会員は存在しません',
  },
};
