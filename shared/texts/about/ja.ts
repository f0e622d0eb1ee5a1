import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  mission: {
    heading: '良い講義には、誰もが座れる席があるべきです',
    text: '私たちの使命は、その道を究めた人からの学びを誰もが手にできるようにすることです。いつでも、自分のペースで、そして、どれだけ学んでも変わらない料金で。',
    story:
      '<school>{school}</school>の始まりは、満員の教室と、外まで続く行列でした。中に入れた人は仕事のやり方が変わるような話を聞き、入れなかった人は、あとからその評判を聞くことになりました。そこで私たちは、いつでも空席のある場所に講壇を移し、知る限り最高の講師たちに、そこに立ってもらうことにしたのです。',
  },
  principles: {
    teachers: {
      title: '現場のプロが教える',
      text: 'どのコースも、そのテーマを仕事にしてきた人が担当します。失敗も含めて、普段の仕事ぶりをそのままお見せします。',
    },
    subscription: {
      title: 'ひとつのサブスクリプションで、すべての扉が開く',
      text: 'お支払いは年に一度。あとは好奇心のままに学べます。どのコースが自分にとって大切になるのか、前もって見極める必要はありません。',
    },
    terms: {
      title: 'わかりやすい条件',
      text: '料金、契約期間の終了日、解約時の返金額は、欄外の小さな注釈ではなく、お申し込みや解約を決める画面に明記しています。',
    },
  },
  mentors: {
    heading: '講師紹介',
    previous: '前の講師',
    next: '次の講師',
    one: '講師{count, number}人中{first, number}人目',
    several: '講師{count, number}人中{first, number}〜{last, number}人目',
    place: '{name}、{count}人中{number}人目',
    carousel: 'カルーセル',
    slide: 'スライド',
    portrait: '{name}の写真',
    drawing: '{name}のイラスト',
  },
  free: {
    heading: 'あなたの席をご用意しています',
    exploreCourses: 'コースを探す',
    contact: 'お問い合わせ',
  },
};
