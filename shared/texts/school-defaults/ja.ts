import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  headline: 'すべてのコースに、あなたの席を',
  intro:
    '業界の専門家によるビデオコース。年間サブスクリプションひとつで、新しいコースも含めてすべて視聴できます。',
  mentors: {
    'priya-nambiar': {
      name: 'Priya Nambiar',
      subject: 'データ',
      bio: '市バスの運行データを11年にわたって分析。良い問いをひとつずつ重ねるという、自身が学んだやり方でSQLを教えています。',
    },
    'marcus-oyelaran': {
      name: 'Marcus Oyelaran',
      subject: '写真',
      bio: '光が思いどおりにならない劇場を撮り続ける写真家。最初の教えは「カメラを構える前に、1分間よく見ること」。',
    },
    'ruth-abernathy': {
      name: 'Ruth Abernathy',
      subject: '料理',
      bio: '人口400人の村でパンと菓子を焼き続け、引退後も焼かない日はありません。信じるものは、はかりと時計、そして根気。',
    },
    'ines-calloway': {
      name: 'Ines Calloway',
      subject: 'Web開発',
      bio: '2009年から公共図書館のWebサイトを守り続けています。世の中の流行が移り変わっても、きちんと動くページを作ります。',
    },
  },
};
