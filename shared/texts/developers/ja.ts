import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  heading: '開発者向け',
  intro:
    'スクールのページでできることは、すべてプログラムからも実行できます。まずトークンを作成し、以下の呼び出しをそのまま実行してみてください。',
  makeToken: 'トークンを作成',
  restReference: 'RESTリファレンス',
  openApi: 'OpenAPI',
  graphiql: 'GraphiQL',
  contents: 'このページの内容',
  searchHint: 'token, cursor, 429 …',
  partsFound: '見つかったセクション：{count, number}件',
  nothingFound: 'すべての語句を含むセクションは見つかりませんでした',
  sample: {
    command: 'コマンド',
    answer: 'レスポンス',
    other: 'サンプル',
    copy: 'コピー',
    copyNamed: 'コピー：{start}',
  },
};
