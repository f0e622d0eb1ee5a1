import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  headline: 'لك مقعد في كل دورة',
  intro: 'دورات فيديو من خبراء المجال. اشتراك سنوي واحد يتيحها كلها، والجديدة منها أيضًا.',
  mentors: {
    'priya-nambiar': {
      name: 'Priya Nambiar',
      subject: 'البيانات',
      bio: 'حلّلت أرقام حافلات إحدى المدن أحد عشر عامًا. تعلّم SQL كما تعلّمتها: سؤال جيد يقود إلى سؤال جيد.',
    },
    'marcus-oyelaran': {
      name: 'Marcus Oyelaran',
      subject: 'التصوير',
      bio: 'يصوّر المسرح، حيث لا يكون الضوء أبدًا في المكان المطلوب. قاعدته الأولى: دقيقة من النظر قبل رفع الكاميرا.',
    },
    'ruth-abernathy': {
      name: 'Ruth Abernathy',
      subject: 'الطبخ',
      bio: 'خبزت لقرية من أربعمئة نسمة حتى تقاعدت، ولم تتوقف منذ ذلك الحين. تؤمن بالميزان والساعة والصبر.',
    },
    'ines-calloway': {
      name: 'Ines Calloway',
      subject: 'تطوير الويب',
      bio: 'تُبقي موقع مكتبة عامة حيًّا منذ عام 2009. تكتب صفحات تظل تعمل حتى بعد أن يمضي بقية الإنترنت إلى ما هو أحدث.',
    },
  },
};
