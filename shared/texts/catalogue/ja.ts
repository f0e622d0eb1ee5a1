import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  found: {
    courses: 'コース{count, number}件',
    coursesOrMore: 'コース{count, number}件以上',
    lectures: 'レクチャー{count, number}本',
    both: '{courses}、{lectures}',
    forSearch: '「\u2068{search}\u2069」の検索結果：{found}',
    inCategory: '\u2068{category}\u2069：{found}',
    forSearchInCategory: '\u2068{category}\u2069での「\u2068{search}\u2069」の検索結果：{found}',
  },
  searching: '検索しています…',
  search: {
    label: 'コースを検索',
    placeholder: 'タイトル、テーマ、講師',
    clear: '検索をクリア',
    key: '「/」キーで検索',
    submit: '検索',
  },
  filters: {
    show: '表示',
    sortBy: '並べ替え',
    categories: 'カテゴリー',
    allCategories: 'すべて',
    count: '{count, number}<hidden>件のコース</hidden>',
  },
  sorts: {
    NEWEST: '新しい順',
    OLDEST: '古い順',
    TITLE: 'タイトル順',
    MOST_LECTURES: 'レクチャーの多い順',
    LONGEST: '長い順',
    SHORTEST: '短い順',
    RELEVANCE: '関連度順',
  },
  states: {
    ANY: 'すべてのコース',
    PUBLISHED: '公開中',
    DRAFT: '下書き',
  },
  nextPage: '次のページ',
  lecture: {
    kind: 'レクチャー',
    locked: 'ロック中',
    said: 'レクチャー内の発言に一致',
    quote: '「<words>{words}</words>」',
  },
  nothingFound: {
    title: 'コースが見つかりませんでした',
    titleFor: '「\u2068{search}\u2069」に一致するコースが見つかりませんでした',
    elsewhere: '次のカテゴリーには一致するコースがあります。',
    nowhere: '別のキーワードで検索するか、カテゴリーから探してみてください。',
    lookAround: 'カテゴリーから探す',
    showAll: 'すべてのコースを表示',
  },
  empty: {
    title: 'コースはまだありません',
    soon: '最初のコースを準備中です。またのお越しをお待ちしています。',
    forAdmins: '最初のコースを作成しましょう。訪問者にもここにすぐ表示されます。',
    create: 'コースを新規作成',
  },
};
