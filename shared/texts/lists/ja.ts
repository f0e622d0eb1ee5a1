import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  showMore: 'もっと見る',
  shown: {
    courses: 'コース{total, number}件中{shown, number}件を表示',
    lectures: 'レクチャー{total, number}本中{shown, number}本を表示',
    coursesAndLectures: 'コースとレクチャー{total, number}件中{shown, number}件を表示',
    members: '会員{total, number}人中{shown, number}人を表示',
    messages: 'メッセージ{total, number}件中{shown, number}件を表示',
    answers: '返信{total, number}件中{shown, number}件を表示',
    payments: '支払い{total, number}件中{shown, number}件を表示',
    problems: '問題{total, number}件中{shown, number}件を表示',
    entries: '記録{total, number}件中{shown, number}件を表示',
    devices: 'デバイス{total, number}台中{shown, number}台を表示',
    tokens: 'トークン{total, number}件中{shown, number}件を表示',
  },
};
