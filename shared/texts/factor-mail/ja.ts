import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  notYou:
    'お心当たりがある場合は、何もする必要はありません。お心当たりのない場合は、第三者がアカウントにアクセスしています。すぐにパスワードを変更し、プロフィールを確認してください。',
  unexpected: 'お心当たりのない場合は、パスワードを変更し、すぐにスクールにお問い合わせください。',
  ON: {
    subject: '2段階認証が有効になりました',
    preheader: 'パスワードだけではログインできなくなりました。',
    paragraph:
      '今後、ログイン時にはパスワードに加えて2段階目の認証が必要です。リカバリーコードは、スマートフォンがなくても確認できる場所に保管してください。',
  },
  APP_REMOVED: {
    subject: '認証アプリが削除されました',
    preheader: '今後、認証アプリのコードは不要です。',
    paragraph: '今後、ログイン時に認証アプリのコードを入力する必要はありません。',
  },
  PASSKEY_ADDED: {
    subject: 'パスキーが追加されました',
    preheader: 'パスワードなしでログインできるようになりました。',
    paragraph:
      'アカウントにパスキーが追加されました。このパスキーを使うと、パスワードなしでログインできます。',
  },
  PASSKEY_REMOVED: {
    subject: 'パスキーが削除されました',
    preheader: 'このパスキーではログインできなくなりました。',
    paragraph: 'アカウントからパスキーが削除されました。今後、このパスキーではログインできません。',
  },
  CODES_RENEWED: {
    subject: '新しいリカバリーコードが作成されました',
    preheader: '以前のコードは使えなくなりました。',
    paragraph: 'アカウントの新しいリカバリーコードが作成されました。以前のコードは使えなくなりました。',
  },
  CODE_USED: {
    subject: 'リカバリーコードが使用されました',
    preheader: '残りは{codesLeft}個です。',
    paragraph:
      'リカバリーコードが1つ使用されました。残りは{codesLeft}個です。新しいコードはプロフィールで作成できます。',
  },
  REMOVED_BY_ADMIN: {
    subject: '2段階認証が解除されました',
    preheader: 'パスワードだけでログインできるようになりました。',
    paragraph:
      '認証手段を紛失された方への対応として、スクールの運営者がアカウントの2段階認証を解除しました。現在はパスワードだけでログインできます。プロフィールで改めて設定してください。',
  },
};
