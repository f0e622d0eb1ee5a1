import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  labels: { name: 'お名前', email: 'メールアドレス', message: 'メッセージ' },
  send: 'メッセージを送信',
  sent: {
    title: 'お問い合わせありがとうございます',
    description:
      'メッセージを受け付けました。担当者が確認し、{email}に返信いたします。確認メールもお送りしました。届かない場合は、アドレスに誤りがないかご確認ください。',
    courses: 'コースを探す',
    another: '別のメッセージを送る',
  },
  answers: {
    title: 'よくある質問',
    login: 'ログインできないときは？',
    newPassword: '<link>新しいパスワードを設定する</link>ためのリンクをメールでお送りします。',
    cancelling: '解約や領収書については？',
    profile: 'どちらも<link>プロフィール</link>から手続きできます。返金額は解約前に確認できます。',
    trying: 'まず試してみたいときは？',
    courses:
      '<link>各コース</link>で内容の一覧を確認できます。アカウントなしで無料視聴できるレクチャーもあります。',
    mail: 'メールで問い合わせたいときは？',
    address: 'こちらのアドレスも同じ担当者に届きます：<link>{address}</link>',
  },
};
