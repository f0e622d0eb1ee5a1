import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  signUp: {
    both: 'アカウントを作成すると、{date}付の<terms>利用規約</terms>に同意し、<privacy>プライバシーポリシー</privacy>を確認したものとみなされます。',
    terms: 'アカウントを作成すると、{date}付の<terms>利用規約</terms>に同意したものとみなされます。',
    privacy: 'アカウントを作成すると、<privacy>プライバシーポリシー</privacy>を確認したものとみなされます。',
  },
  buy: {
    both: '購入すると、{date}付の<terms>利用規約</terms>に同意し、<privacy>プライバシーポリシー</privacy>を確認したものとみなされます。',
    terms: '購入すると、{date}付の<terms>利用規約</terms>に同意したものとみなされます。',
    privacy: '購入すると、<privacy>プライバシーポリシー</privacy>を確認したものとみなされます。',
  },
};
