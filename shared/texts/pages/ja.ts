import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  names: {
    courses: 'すべてのコース',
    about: '私たちについて',
    contact: 'お問い合わせ',
    certificate: '修了証の確認',
    login: 'ログイン',
    lectures: 'レクチャー',
    notFound: '404 ページが見つかりません',
    denied: '403 アクセスできません',
    broken: 'このページを表示できません',
    account: 'アカウント',
  },
  subtitle: '業界の専門家によるビデオコース',
  notFound: 'お探しのページはありません。移動したか、リンクが間違っている可能性があります。',
  denied: 'お使いのアカウントでは、このページを表示できません。',
  goBack: '戻る',
};
