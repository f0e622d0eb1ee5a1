import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    loadMemberAccess: 'アクセス権の履歴を読み込めませんでした',
  },
  success: {
    grantAccess: 'アクセス権を付与しました',
    endAccess: 'アクセス権を停止しました',
  },
  validation: {
    timeOver: '今より後の日時を選択してください',
    grantTooLong: 'アクセス権を付与できるのは最長{years}年間です',
  },
  conflict: {
    noAccess: 'この会員には、停止できるアクセス権がありません',
  },
  nothingYet: 'まだ履歴はありません。購入手続き、支払い、返金、アクセス権の付与がここに表示されます。',
};
