import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  ADMIN: {
    subject: '管理者になりました',
    preheader: 'これから、ほかの管理者とともにスクールを運営します。',
    paragraph:
      'ほかの管理者の操作により、スクールの管理者に追加されました。スクールのすべての会員と支払いを確認し、コースを変更できます。管理者のセッションは、12時間操作がないと終了します。',
  },
  USER: {
    subject: '管理者ではなくなりました',
    preheader: 'そのほかのアカウント情報に変更はありません。',
    paragraph:
      '管理者の操作により、スクールの管理者権限が解除されました。そのほかのアカウント情報に変更はありません。',
  },
  unexpected: 'お心当たりのない場合は、スクールの運営者にお問い合わせください。',
  reason: 'このメールは、このメールアドレスのアカウントの役割が変更されたためお送りしています。',
  newAdmin: {
    subject: '管理者が追加されました',
    preheader: 'お心当たりのない場合は、すぐにご確認ください。',
    byYou: '{name}さん（{email}）を管理者にしました。',
    by: '{by}さんが{name}さん（{email}）を管理者にしました。',
    notYou:
      'お心当たりのない場合は、第三者にパスワードを知られています。この方の役割を会員に戻し、すぐにパスワードを変更してください。',
    unexpected: 'お心当たりのない場合は、変更した管理者に確認し、この方の役割を会員に戻してください。',
    action: '新しい管理者を確認',
    reason: 'このメールは、スクールの管理者の方にお送りしています。',
  },
};
