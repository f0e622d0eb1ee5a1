import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  heading: 'マイラーニング',
  shelves: {
    BEGUN: '受講中',
    FINISHED: '修了',
    SAVED: 'あとで見る',
    certificates: '修了証',
  },
  failure: {
    loadCourses: 'コースを読み込めませんでした',
    saveCourse: 'コースを保存できませんでした',
  },
  success: {
    saveCourse: '保存しました。ホームの「マイラーニング」からいつでも見られます。',
  },
  saveForLater: 'あとで見る',
  completedOn: '{date}修了',
  goOnWith: '次におすすめ',
  nextCourse: '次のコース：{title}',
  none: {
    BEGUN: '受講を始めたコースがここに表示されます。',
    FINISHED: 'すべてのレクチャーを終えたコースがここに表示されます。',
    SAVED: 'コースのページで「あとで見る」に保存したコースがここに表示されます。',
    certificates: '修了したコースの修了証がここに表示されます。',
  },
};
