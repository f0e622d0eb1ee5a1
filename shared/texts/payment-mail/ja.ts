import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  hasSubscription: 'このメールは、{school}のサブスクリプションに加入されている方にお送りしています。',
  seePayments: 'お支払いを確認',
  amount: '金額',
  period: '内容',
  refunded: '{amount}を返金しました。口座への反映には最大10日かかることがあります。',
  refundedToCard: 'カードに{amount}を返金しました。反映には最大10日かかることがあります。',
  receipt: {
    subject: '{amount}の領収書',
    preheader: '{day}まで、すべてのレクチャーを視聴できます。',
    paragraph: 'お支払いいただき、ありがとうございます。すべてのコースの全レクチャーを視聴できます。',
    paidOn: '支払日',
    until: '年間サブスクリプション（{day}まで）',
    action: '請求書を表示',
    reason:
      'このメールは、このアカウントで{school}のサブスクリプションのお支払いが行われたためお送りしています。',
  },
  cancellation: {
    subject: 'サブスクリプションを解約しました',
    refundUnderWay: '{amount}の返金手続きを進めています。',
    watchUntil: '{day}まで視聴できます。',
    closed: 'レクチャーは視聴できなくなりました。',
    cancelledUntil:
      'サブスクリプションを解約しました。{day}まではすべてのレクチャーを視聴でき、その後の更新はされません。',
    cancelledNow: 'サブスクリプションを解約しました。レクチャーは視聴できなくなりました。',
    action: 'サブスクリプションを確認',
    reason: 'このメールは、{school}のサブスクリプションが解約されたためお送りしています。',
  },
  duplicate: {
    subject: '2つ目のサブスクリプションを解約しました',
    preheader: '1つ目のサブスクリプションは継続し、引き続きすべてのレクチャーを視聴できます。',
    paragraph:
      'ご利用中のサブスクリプションとは別に、2つ目のお支払いがあったため、2つ目を終了しました。1つ目は継続し、引き続きすべてのレクチャーを視聴できます。',
    reason:
      'このメールは、このアカウントで{school}のサブスクリプションのお支払いが2件行われたためお送りしています。',
  },
  refundEnding: {
    subject: 'サブスクリプションの終了と返金のお知らせ',
    preheader: '今後の請求はありません。',
    paragraph:
      'スクールから、現在の契約期間のお支払いが返金されました。これに伴いサブスクリプションは終了し、レクチャーは視聴できなくなりました。今後の請求はありません。',
    welcome: 'またいつでもお申し込みいただけます。',
  },
  unpaidEnding: {
    subject: 'お支払いが完了しませんでした',
    preheader: '請求は行われていません。別の方法でもう一度お試しいただけます。',
    paragraph:
      '銀行でサブスクリプションのお支払いが処理されなかったため、サブスクリプションを開始できませんでした。請求は行われておらず、今後も行われません。',
    tryAgain: 'カードなどの別の方法で、いつでももう一度お試しいただけます。',
    action: 'もう一度試す',
    reason:
      'このメールは、このアカウントで{school}のサブスクリプションのお申し込みがあったためお送りしています。',
  },
  refund: {
    subject: '{amount}を返金しました',
    preheader: '口座への反映には最大10日かかることがあります。',
    reason: 'このメールは、{school}へのお支払いが返金されたためお送りしています。',
  },
  refundFailed: {
    subject: '返金が遅れています',
    preheader: '{amount}が銀行から差し戻されました。お手続きは必要ありません。',
    paragraph:
      '{amount}を返金しようとしましたが、カードの有効期限切れなどの理由により、銀行で受け付けられませんでした。',
    nothingToDo: 'お手続きは必要ありません。こちらで改めて返金を行い、完了しましたらご連絡いたします。',
    reason: 'このメールは、{school}へのお支払いの返金を進めているためお送りしています。',
  },
  renewal: {
    subject: 'サブスクリプションは{day}に更新されます',
    preheader: 'カードに{amount}が請求されます。それまでは解約できます。',
    goesOn: 'サブスクリプションはさらに1年間継続します。お手続きは必要ありません。',
    cancel: '継続を希望されない場合は、この日より前にプロフィールから解約してください。料金はかかりません。',
    chargedOn: '請求日',
    anotherYear: '全コース見放題（さらに1年間）',
    action: 'サブスクリプションの確認・解約',
    trial: {
      subject: '無料期間は{day}に終了します',
      goesOn: 'その後、サブスクリプションは1年間継続します。お手続きは必要ありません。',
      year: '全コース見放題（1年間）',
    },
  },
  renewalFailed: {
    subject: '更新のお支払いができませんでした',
    openUntil: 'レクチャーは{day}まで視聴できます。',
    paragraph:
      'サブスクリプションの次の1年分として{amount}を請求しましたが、銀行に承認されませんでした。多くの場合、カードの有効期限切れが原因です。',
    update:
      '{day}までは、これまでどおりすべてのレクチャーを視聴できます。それまでにプロフィールでカード情報を更新してください。お支払いは自動的に再試行されます。',
    action: 'カード情報を更新',
  },
  renewalAuthentication: {
    subject: '更新のお支払いには、銀行での確認が必要です',
    paragraph: 'サブスクリプションの次の1年分{amount}のお支払いにあたり、銀行が本人確認を求めています。',
    confirm:
      '{day}までは、すべてのレクチャーを視聴できます。それまでにプロフィールから請求管理ページを開き、お支払いを確認してください。',
    action: 'お支払いを確認',
  },
  accessOver: {
    subject: 'レクチャーを視聴できなくなりました',
    preheader: '更新のお支払いが完了しませんでした。いつでも再開していただけます。',
    paragraph:
      'サブスクリプションの更新のお支払いが完了しないまま、猶予期間が終了しました。現在、レクチャーは視聴できません。',
    stays:
      'アカウントと関連するデータは、すべてそのまま残っています。お支払いが完了すると、すべてのレクチャーを再び視聴できます。',
  },
  operator: {
    reason:
      'このメールは、{school}の支払いに関する確認事項の送信先がこのアドレスに設定されているためお送りしています。',
    openMember: '会員を開く',
    openProblems: '支払いの問題を開く',
    payer: '支払者',
    refundFailure: {
      subject: '{amount}の返金に失敗しました',
      preheader: '返金先：{email}',
      paragraph: '{email}の銀行が返金を受け付けませんでした。返金額はスクールに戻っています。',
      tryAgain: '会員のページで返金を再試行するか、別の方法で返金してください。',
      reason: '理由',
    },
    disputeOpened: {
      subject: '{amount}の支払いにチャージバックが申請されました',
      preheader: '{email}の銀行からの申請です。',
      paragraph:
        '{email}の銀行が、支払いの取り消しを申請しています。解決するまで、この会員はレクチャーを視聴できません。',
      answer: 'Stripeのダッシュボードで回答するか、そこで受け入れてください。',
      answerUntil: '{day}までにStripeのダッシュボードで回答するか、そこで受け入れてください。',
    },
    disputeClosed: {
      lost: '{amount}のチャージバックが成立しました',
      closed: '{amount}のチャージバックが終了しました',
      preheader: '{email}の支払いに関するものです。',
      bankKeeps: '{email}の銀行への返金が確定しました。この支払いによるサブスクリプションは終了します。',
      schoolKeeps: '{email}の支払いに関するチャージバックが終了し、入金額はスクールに残ります。',
    },
    duplicateRefunded: {
      subject: '2つ目のサブスクリプションを終了し、返金しました',
      preheader: '{email}が二重に支払っていました。',
      paragraph:
        '{email}は、支払い済みのサブスクリプションを同時に2つ持っていました。新しいほうを終了し、その支払いを全額返金します。',
      nothingToDo: '対応は必要ありません。',
    },
    reconciliationBroken: {
      subject: '支払いをStripeと照合できませんでした',
      preheader: '2回連続で失敗しました。1時間ごとに再試行されます。',
      paragraph:
        '支払いは1時間ごとにStripeと照合され、差異が修正されます。この照合が2回連続で中断されました。',
      look: '1時間ごとに再試行されます。Stripeに問題なく接続できる場合は、サーバーのログを確認してください。',
      happened: '発生した内容',
    },
    stripeSays: 'Stripeからの情報',
  },
};
