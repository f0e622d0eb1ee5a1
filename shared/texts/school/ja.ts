import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  sections: {
    all: '設定',
    school: 'スクール',
    pictures: '画像',
    offer: '料金プラン',
    about: '「私たちについて」ページ',
    legal: '法的ページ',
    mentors: '講師紹介',
  },
  labels: {
    name: '名前',
    language: '言語',
    accent: 'カラー',
    contact: '問い合わせ先アドレス',
    headline: '見出し',
    intro: '見出しの下の文章',
    about: 'ページの文章',
    imprint: '運営者情報',
    privacy: 'プライバシーポリシー',
    terms: '利用規約',
    facebook: 'Facebook',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    twitter: 'X（Twitter）',
    youtube: 'YouTube',
    price: '年間料金',
    currency: '通貨',
    refundDays: '返金可能な日数',
    graceDays: '猶予期間の日数',
    trialDays: '初回の無料日数',
  },
  form: {
    school: 'スクール',
    schoolIntro:
      'すべてのページの上部、メール、修了証に表示され、検索エンジンでもスクールの名前として使われます。',
    languageHelp: 'ほかの言語を選択しておらず、ブラウザの言語にも対応していない場合に使われます。',
    contactHelp:
      'お問い合わせフォームのメッセージと、メールへの返信の送信先です。お問い合わせページに表示されます。空欄にすると、アドレスは表示されません。',
    appearance: 'デザイン',
    appearanceIntro: 'ボタン、リンク、強調表示に共通して使う色です。',
    home: 'トップページ',
    homeIntro: '訪問者が最初に目にする文章です。',
    social: 'ソーシャルリンク',
    socialIntro:
      '各ソーシャルメディアにあるスクールのアドレスを、httpsから入力してください。すべてのページのフッターにリンクが表示されます。空欄のものは表示されません。',
  },
  accent: {
    help: '例：#1d4ed8。この色から、明るい色と暗い色のすべての色調が作られます。空欄にすると、製品の標準色を使います。',
    pick: '色を選択',
    reset: 'リセット',
    adjusted: {
      day: {
        lighter: '読みやすくするため、ライトモードではボタンを指定の色より明るく表示します。',
        darker: '読みやすくするため、ライトモードではボタンを指定の色より暗く表示します。',
      },
      night: {
        lighter: '読みやすくするため、ダークモードではボタンを指定の色より明るく表示します。',
        darker: '読みやすくするため、ダークモードではボタンを指定の色より暗く表示します。',
      },
    },
  },
  offer: {
    price: '料金',
    priceIntro:
      'これから申し込む人に適用されます。すでに加入している人には、同意済みの料金と条件が引き続き適用されます。',
    currencyHelp: 'ダッシュボードと統計では、支払いを通貨ごとに集計します。',
    terms: '条件',
    termsIntro: 'これから申し込む人に適用されます。',
    refundHelp: '支払いからこの日数以内に解約すると、全額が返金されます。0にすると返金なしになります。',
    graceHelp:
      '更新の支払いができない間も、この日数はレクチャーを視聴できます。0にすると、更新のたびに、Stripeがカードに請求するまでの約1時間、視聴できなくなります。',
    trialHelp:
      '初めて申し込む人は、初回の支払いまでこの日数の間、無料で視聴できます。その場合も、Stripeでのカード登録は必要です。0にすると無料期間なしになります。',
  },
  preview: {
    label: 'プレビュー',
    button: 'ボタン',
    price: '料金',
    highlight: '注目してほしい内容',
  },
  mentor: {
    intro: '「私たちについて」ページに、この順番で表示されます。講師を登録していない場合は表示されません。',
    heading: '講師{number}',
    moveUp: '講師{number}を上へ移動',
    moveDown: '講師{number}を下へ移動',
    remove: '講師{number}を削除',
    name: '名前',
    subject: '担当分野',
    bio: '紹介文',
    portrait: '写真',
    newPortrait: '新しい写真',
    portraitHelp: 'JPG、JPEG、PNG、WEBP、10MBまで。正方形に切り抜かれます。',
    add: '講師を追加',
    save: '講師を保存',
  },
  about: {
    intro:
      'スクールの目的を紹介する文章です。下に講師紹介が続きます。空欄にすると、製品の標準の文章を使います。',
  },
  legal: {
    intro:
      '文章のあるページのみ、フッターにリンクが表示されます。アカウントの作成時や購入時には、同意の対象となる規約の版が表示されます。ページを保存すると、新しい版になります。',
  },
  saveSettings: '設定を保存',
  openPage: 'ページを開く',
  markdown:
    'Markdown：<code># 見出し</code>、<code>**太字**</code>、<code>- リスト</code>、<code>[テキスト](https://…)</code>。HTMLと画像は表示されません。',
  picture: {
    logo: {
      title: 'ロゴ',
      intro: 'ヘッダー、メール、修了証に、標準のマークとスクール名の代わりに表示されます。',
      help: 'JPG、JPEG、PNG、WEBP、10MBまで。640×160ピクセルに縮小されます。',
    },
    logoDark: {
      title: '暗い背景用のロゴ',
      intro:
        'ダークモードのヘッダーと、共有リンクの画像に表示されます。設定しない場合は、通常のロゴが使われます。',
      help: 'JPG、JPEG、PNG、WEBP、10MBまで。640×160ピクセルに縮小されます。',
    },
    icon: {
      title: 'アイコン',
      intro: 'タブ、ブックマーク、ホーム画面に表示されます。',
      help: 'JPG、JPEG、PNG、WEBP、10MBまで。正方形に切り抜かれます。512×512ピクセルを推奨します。',
    },
    choose: '画像',
    chooseAnother: '別の画像',
    save: '画像を保存',
    useOwn: '標準の画像を使う',
  },
  failure: {
    load: '設定を読み込めませんでした',
    save: '設定を保存できませんでした',
  },
  loading: {
    save: '設定を保存しています',
    savePicture: '画像を保存しています',
  },
  success: {
    save: '設定を保存しました',
    saveMentors: '講師を保存しました',
    savePicture: '画像を保存しました',
    removePicture: '画像を削除しました',
  },
  validation: {
    name: 'スクールの名前を入力してください',
    accent: '色は#1d4ed8のような形式で入力してください',
    contact: 'メールアドレスが正しくありません',
    headline: 'トップページの見出しを入力してください',
    intro: 'トップページの文章を入力してください',
    mentorName: '講師の名前を入力してください',
    mentorBio: '講師の紹介文を入力してください',
    mentors: '登録できる講師は{count}人までです',
    address: '{network}のアドレスではありません。https://から始まるアドレスを入力してください。',
  },
  conflict: {
    changed: 'ほかのユーザーが設定を変更しました。編集中の内容はまだ保存されていません。',
  },
};
