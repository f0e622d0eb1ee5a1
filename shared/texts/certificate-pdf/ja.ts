import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  verify: '確認用アドレス：{address}',
  undrawable: {
    name: '下記のアドレスに氏名が記載されている方',
    title: '下記のアドレスに記載されているコース',
    instructor: '講師：下記のアドレスに記載されている方',
  },
};
