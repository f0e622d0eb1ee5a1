import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  description: {
    home: 'دورات فيديو يقدّمها من يمارسون ما يعلّمون. اشتراك سنوي واحد يتيحها كلها، والجديدة منها أيضًا.',
    courses:
      'جميع دورات الفيديو في المدرسة، بحسب العنوان أو الموضوع أو المحاضر. اشتراك سنوي واحد يتيحها كلها.',
    about: 'من يعلّم هنا ولماذا: الأشخاص الذين يقفون وراء دورات الفيديو.',
    contact: 'التواصل مع القائمين على المدرسة.',
    certificate: 'التحقق من صحة شهادة إتمام دورة.',
  },
  newCourses: 'الدورات الجديدة',
  newCoursesOf: '{school}: الدورات الجديدة',
  needsScripts: 'يحتاج هذا الموقع إلى JavaScript لعرض الدورات.',
};
