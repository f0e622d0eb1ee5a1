import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'システムの状態',
  heading: 'スクールを支えるシステム',
  looking:
    'データベース、ストレージ、メールサーバー、Stripe、このアドレスを確認しています。10秒ほどかかることがあります。',
  lookAgain: '再確認',
  lookedAt: '<time>{time}</time>に確認',
  summary: {
    well: 'すべて正常に動作しています。',
    attentions: 'すべて動作していますが、{attentions, number}件の確認が必要です。',
    faults: '{faults, number}件が動作していません。',
    both: '{faults, number}件が動作しておらず、{attentions, number}件の確認が必要です。',
  },
  state: {
    FAULT: '異常：',
    ATTENTION: '要確認：',
    WELL: '正常：',
  },
  testMail: {
    title: 'メールは届きますか？',
    intro: 'ご自身のアドレスにテストメールを送信します。届いたかどうかは、受信トレイでご確認ください。',
    send: 'テストメールを送信',
  },
  failure: {
    loadHealth: 'システムの状態を確認できませんでした',
    sendTestMail: 'メールを送信できませんでした',
  },
};
