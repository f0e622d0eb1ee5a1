import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  description: {
    home: '現場で活躍する講師によるビデオコース。年間サブスクリプションひとつで、新しいコースも含めてすべて視聴できます。',
    courses:
      'スクールの全ビデオコースを、タイトル、テーマ、講師から探せます。年間サブスクリプションひとつで、すべて視聴できます。',
    about: '誰が、どんな思いで教えているのか。ビデオコースを支える人たちをご紹介します。',
    contact: 'スクールの運営者へのお問い合わせはこちら。',
    certificate: '修了証が本物かどうかを確認できます。',
  },
  newCourses: '新着コース',
  newCoursesOf: '{school}：新着コース',
  needsScripts: 'コースを表示するには JavaScript が必要です。',
};
