import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'حالة النظام',
  heading: 'ما تقوم عليه المدرسة',
  looking: 'جارٍ فحص قاعدة البيانات والتخزين وخادم البريد وStripe وهذا العنوان. قد يستغرق ذلك عشر ثوانٍ.',
  lookAgain: 'إعادة الفحص',
  lookedAt: 'تم الفحص في <time>{time}</time>',
  summary: {
    well: 'كل شيء يعمل.',
    attentions:
      '{attentions, plural, zero {كل شيء يعمل.} one {كل شيء يعمل، وجزء واحد يحتاج إلى انتباه.} two {كل شيء يعمل، وجزآن يحتاجان إلى انتباه.} few {كل شيء يعمل، و# أجزاء تحتاج إلى انتباه.} many {كل شيء يعمل، و# جزءًا يحتاج إلى انتباه.} other {كل شيء يعمل، و# جزء يحتاج إلى انتباه.}}',
    faults:
      '{faults, plural, zero {لا أعطال.} one {جزء واحد لا يعمل.} two {جزآن لا يعملان.} few {# أجزاء لا تعمل.} many {# جزءًا لا يعمل.} other {# جزء لا يعمل.}}',
    both: '{faults, plural, zero {لا أعطال} one {جزء واحد لا يعمل} two {جزآن لا يعملان} few {# أجزاء لا تعمل} many {# جزءًا لا يعمل} other {# جزء لا يعمل}}، {attentions, plural, zero {ولا شيء يحتاج إلى انتباه} one {وجزء واحد يحتاج إلى انتباه} two {وجزآن يحتاجان إلى انتباه} few {و# أجزاء تحتاج إلى انتباه} many {و# جزءًا يحتاج إلى انتباه} other {و# جزء يحتاج إلى انتباه}}.',
  },
  state: {
    FAULT: 'لا يعمل:',
    ATTENTION: 'يحتاج إلى انتباه:',
    WELL: 'يعمل:',
  },
  testMail: {
    title: 'هل تصل رسائل البريد؟',
    intro: 'تُرسَل رسالة إلى عنوان بريدك. أما وصولها فلا يظهر إلا لك.',
    send: 'إرسال رسالة إليّ',
  },
  failure: {
    loadHealth: 'تعذّر فحص المدرسة',
    sendTestMail: 'تعذّر إرسال الرسالة',
  },
};
