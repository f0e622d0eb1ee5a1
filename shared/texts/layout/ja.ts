import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  skip: '本文へスキップ',
  shortWays: 'ショートカット',
  menu: {
    title: 'メニュー',
    close: 'メニューを閉じる',
    home: 'ホーム',
    courses: 'すべてのコース',
    contact: 'お問い合わせ',
    about: '私たちについて',
    dashboard: '管理ダッシュボード',
    createCourse: 'コースを新規作成',
    login: 'ログイン',
    signup: '新規登録',
    profile: 'プロフィール',
    logout: 'ログアウト',
  },
  yourProfile: '{name}さんのプロフィール',
  colors: {
    light: 'ライトモードに切り替え',
    dark: 'ダークモードに切り替え',
  },
  connection: {
    offline: 'オフラインです。表示中の内容は最新でない可能性があります。',
    slow: '通常より時間がかかっています…',
  },
  loading: '読み込んでいます…',
  notices: '通知（F8）',
  dismissNotice: '閉じる：{text}',
  footer: {
    copyright: 'Copyright {year} | All rights reserved',
    developers: '開発者向け',
    legal: '法的情報',
    socialMedia: 'ソーシャルメディア',
  },
};
