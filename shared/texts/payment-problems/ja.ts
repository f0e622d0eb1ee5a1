import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  because: '（{detail}）',
  problems: {
    REFUND_FAILED:
      '支払い元の銀行が返金を受け付けませんでした{because}。返金額はスクールに戻っています。返金を再試行するか、別の方法で返金してください。',
    REFUND_STUCK:
      'Stripeで返金がまだ完了していません{because}。自動的に再試行されます。解消しない場合は、Stripeのダッシュボードで返金してください。',
    REQUEST_STUCK:
      'サブスクリプションの変更が、Stripeでまだ完了していません{because}。自動的に再試行されます。解消しない場合は、Stripeのダッシュボードで変更してください。',
    DISPUTE:
      '支払い元の銀行が、この支払いの取り消しを申請しています。期限内にStripeのダッシュボードで回答するか、そこで受け入れてください。',
    EVENT_FAILED:
      'Stripeのイベントをまだ処理できていません{because}。自動的に再試行されます。Stripeとの照合を行うと、すぐに処理されます。',
    EVENT_REFUSED:
      'このスクール宛ではないStripeのイベントが届きましたが、何も変更されていません{because}。別のショップやStripeのテストモードのイベントがここに送られていないか、確認してください。',
    EVENT_ODD:
      'このスクールの会員について、スクールで販売していないものがStripeから通知されました{because}。Stripeの情報を確認しましたが、これによるアクセス権の付与はありません。レクチャーを視聴できるようにするには、スクールの価格で販売するか、アクセス権を付与してください。',
    RECONCILIATION_FAILED:
      '前回のStripeとの照合は中断されました{because}。1時間ごとに再試行されますが、今すぐ照合することもできます。',
    refused: '{subject}{because}。{effect}{remedy}正常に動作すると、この通知は自動的に消えます。',
  },
  refusals: {
    KEY_REFUSED: {
      subject: 'Stripeがスクールのキーを拒否しています',
      effect: '誰も支払いができず、Stripeからの通知も届きません。',
      remedy: 'STRIPE_SECRET_KEYに有効なシークレットキーを設定し、サーバーを再起動してください。',
    },
    PRICE_REFUSED: {
      subject: 'スクールの価格では、Stripeで販売できません',
      effect: '誰も購入できません。',
      remedy: 'PLAN_PRICEとPLAN_CURRENCY、およびStripeのダッシュボードの商品を確認してください。',
    },
    TAX_REFUSED: {
      subject: 'Stripeが税額を計算できません',
      effect: '誰も購入できません。',
      remedy: 'StripeのダッシュボードでTaxの設定を完了するか、STRIPE_AUTOMATIC_TAXをfalseにしてください。',
    },
    CHECKOUT_REFUSED: {
      subject: 'Stripeの支払いページを開けません',
      effect: '購入希望者が購入できません。',
      remedy:
        'Stripeのダッシュボードで、アカウントが支払いを受け付けられる状態で名前が設定されているか、キーにCheckout SessionsとCustomersの書き込み権限があるかを確認してください。',
    },
    PORTAL_REFUSED: {
      subject: 'Stripeの請求管理ページを開けません',
      effect: '受講者がカードの変更や未払い分の支払いを行えません。',
      remedy:
        'StripeのダッシュボードのBillingでカスタマーポータルの設定を保存し、キーにCustomer portalの書き込み権限があるかを確認してください。',
    },
    REFUND_REFUSED: {
      subject: 'Stripeで返金できません',
      effect: '返金予定の会員をお待たせしています。返金は自動的に再試行されます。',
      remedy: 'Stripeのダッシュボードで残高を追加し、キーにRefundsの書き込み権限があるかを確認してください。',
    },
  },
};
