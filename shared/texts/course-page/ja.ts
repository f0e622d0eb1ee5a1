import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  name: 'コース',
  taughtBy: '講師：<instructor>{instructor}</instructor>',
  lectures: 'レクチャー',
  noLectures: 'このコースにはまだレクチャーがありません。',
  freePreview: '無料プレビュー',
  locked: 'ロック中',
  offer: {
    continueWith: '続きから：<lecture>{lecture}</lecture>',
    watch: 'レクチャーを見る',
    everyCourse: 'サブスクリプションひとつで、新しいコースも含めてすべて視聴できます。',
    soon: 'このコースのレクチャーは準備中です。サブスクリプションに申し込むと、公開され次第視聴でき、ほかのコースもすべて視聴できます。',
    subscribe: '申し込む',
  },
  controls: {
    edit: 'コースを編集',
    addLecture: 'レクチャーを追加',
    delete: 'コースを削除',
    deleteNamed: 'コースを削除：{title}',
    deletion:
      '「\u2068{title}\u2069」とそのすべてのレクチャーが、誰にも表示されなくなります。{days}日間はゴミ箱から復元できます。',
  },
};
