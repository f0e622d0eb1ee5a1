import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: '開設の準備',
  intro: '新しいスクールに必要な準備です。今は不要なものはスキップしてください。あとからここで設定できます。',
  open: '残り{count, number}ステップ',
  skipped: 'スキップ済み：{steps}',
  goOn: '続ける',
  skip: 'スキップ',
  takeUp: '再開する',
  state: { OPEN: '未完了', DONE: '完了', DISMISSED: 'スキップ済み' },
  steps: {
    SCHOOL: {
      title: '名前とデザイン',
      intro: 'スクールの名前、カラー、ロゴは、すべてのページの上部とメール、修了証に表示されます。',
      go: 'スクール名を設定',
    },
    OFFER: {
      title: '料金プラン',
      intro: '年間の料金と、返金に応じる日数を決めます。',
      go: '価格を設定',
    },
    MAIL: {
      title: 'メール',
      intro:
        '新規登録、パスワードの再設定、お支払いの際にメールが届きます。ここではご自身宛にテストメールを送信します。',
      go: 'テストメールを送信',
    },
    STORAGE: {
      title: 'ストレージ',
      intro: '動画と画像の保存先です。ここではファイルの書き込み、読み取り、削除を試します。',
      go: 'ストレージをテスト',
    },
    STRIPE: {
      title: '決済',
      intro:
        '決済にはStripeを使います。ここではキー、価格、カスタマーポータルを確認し、Stripeのイベントが届くかどうかを調べます。',
      go: 'Stripeを確認',
    },
    COURSE: {
      title: '最初のコース',
      intro: '公開するまでは、誰にも表示されない下書きです。',
      go: 'コースを作成',
    },
    ABOUT: {
      title: '「私たちについて」ページ',
      intro: 'ご自身で書くまでは、どのスクールにも共通する既定の文章が表示されます。',
      go: 'ページを書く',
    },
    MENTORS: {
      title: '講師紹介',
      intro:
        '「私たちについて」ページには架空の4人が表示されています。実際に教える方を紹介するか、空にしてください。',
      go: '講師を紹介',
    },
    LINKS: {
      title: 'ソーシャルリンク',
      intro:
        '各ページの下部にあるアイコンは、SNSのトップページにつながっています。スクールのアドレスを設定してください。空のものは表示されません。',
      go: 'リンクを設定',
    },
    LEGAL: {
      title: '法的ページ',
      intro: '運営者情報、プライバシーポリシー、利用規約は、書くと各ページの下部からリンクされます。',
      go: '法的ページを書く',
    },
  },
  failure: {
    load: '開設の準備を読み込めませんでした',
    check: '確認できませんでした',
    save: '保存できませんでした',
  },
};
