import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  received: {
    subject: '{sender}様からのメッセージ',
    paragraph: 'お問い合わせフォームからメッセージが届きました。このメールに返信すると、送信者に届きます。',
    name: 'お名前',
    email: 'メールアドレス',
    action: 'メッセージを開く',
    reason:
      'このメールは、{school}のお問い合わせフォームの送信先がこのアドレスに設定されているためお送りしています。',
  },
  acknowledgement: {
    subject: 'メッセージを受け付けました',
    preheader: 'お問い合わせありがとうございます。担当者が確認し、このアドレスに返信いたします。',
    paragraph:
      '{school}にお問い合わせいただき、ありがとうございます。メッセージを受け付けました。担当者が確認し、このアドレスに返信いたします。',
    action: 'コースを探す',
    reason:
      'このメールは、{school}のお問い合わせフォームにこのアドレスが入力されたためお送りしています。お心当たりのない場合は、何もする必要はありません。',
  },
  reply: {
    subject: '{school}からの返信',
    action: 'もう一度お問い合わせ',
    reason:
      'このメールは、{school}にお問い合わせいただいたためお送りしています。このメールに返信していただけます。',
  },
};
