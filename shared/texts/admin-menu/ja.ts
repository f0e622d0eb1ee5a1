import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  label: '管理メニュー',
  dashboard: 'ダッシュボード',
  statistics: '統計',
  courses: 'コース',
  members: '会員',
  messages: 'メッセージ',
  payments: '支払い',
  trash: 'ゴミ箱',
  auditLog: '監査ログ',
  health: 'システムの状態',
  settings: '設定',
  count: {
    openMessages: '、未対応{count, number}件',
    paymentProblems: '、要確認{count, number}件',
  },
};
