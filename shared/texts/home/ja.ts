import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  hero: {
    exploreCourses: 'コースを探す',
    contact: 'お問い合わせ',
  },
  continueWatching: {
    heading: '続きを見る',
    resumeAt: '{time}から再開',
    start: '見始める',
    watched: '視聴済み',
  },
  newest: {
    heading: '新着コース',
    all: 'すべてのコース',
    none: 'コースはまだありません',
    soon: '最初のコースを準備中です。またのお越しをお待ちしています。',
  },
  included: {
    heading: 'サブスクリプションひとつで、すべてが見放題',
    everyCourse: '公開中のすべてのコース',
    newCourses: '新しいコースも公開初日から',
    lectures: 'レクチャーは何本でも、何度でも',
    devices: 'パソコンでもスマートフォンでも',
    notSure:
      'まだ迷っている方へ。どのコースも内容の一覧を確認でき、アカウントなしで無料視聴できるレクチャーもあります。',
    subscribe: '申し込む',
    soon: {
      heading: '最初のコースをまもなく公開',
      everyCourse: 'すべてのコースを公開初日から',
      offer:
        'サブスクリプションひとつで、すべて視聴できるようになります。コースが公開され次第、ここで受付を開始します。',
      contact: 'お問い合わせ',
    },
  },
};
