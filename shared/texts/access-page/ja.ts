import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    loadAccess: 'アクセス権の履歴を読み込めませんでした',
  },
  state: {
    open: '視聴可能',
    openUntil: '<time>{moment}</time>まで視聴可能',
    closed: '視聴不可',
    closedSince: '<time>{moment}</time>から視聴不可',
  },
  history: {
    title: '履歴',
    none: 'まだ履歴はありません。お支払い、返金、解約がここに表示されます。',
    until: '<time>{date}</time>まで',
  },
  ways: {
    watch: 'コースを探す',
    subscribe: '申し込む',
    pay: 'お支払いを続ける',
    contact: 'お問い合わせ',
    checkAgain: '再確認',
  },
};
