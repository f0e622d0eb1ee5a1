import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    updateMessage: 'تعذّر تعديل الرسالة',
    loadMessages: 'تعذّر تحميل الرسائل',
    loadReplies: 'تعذّر تحميل الردود',
    reply: 'تعذّر إرسال الرد',
  },
  loading: {
    reply: 'جارٍ إرسال ردك',
  },
  success: {
    closeMessage: 'تم تحديدها كمنجزة',
    reopenMessage: 'عادت مفتوحة',
    reply: 'تم إرسال الرد',
  },
  validation: {
    emptyReply: 'يُرجى كتابة رد أولًا',
  },
  notFound: {
    message: 'هذه الرسالة غير موجودة',
  },
  title: 'الرسائل',
  which: 'الرسائل المعروضة',
  shows: { open: 'المفتوحة', done: 'المنجزة', all: 'الكل' },
  none: {
    open: {
      title: 'لا رسائل في انتظار الرد',
      description: 'تمت معالجة جميع الرسائل. تصل الرسائل الجديدة من نموذج التواصل.',
    },
    done: {
      title: 'لا رسائل منجزة بعد',
      description: 'تُحفظ هنا الرسائل التي تُحدَّد كمنجزة.',
    },
    all: {
      title: 'لا رسائل بعد',
      description: 'تصل الرسائل المكتوبة في صفحة التواصل إلى هنا وإلى بريدك.',
    },
  },
  doneOn: 'أُنجزت في {date}',
  answer: 'رد',
  answerTo: 'رد على {name}',
  answers: '{count, plural, zero {لا ردود} one {رد واحد} two {ردّان} few {# ردود} many {# ردًا} other {# رد}}',
  answersTo:
    '{count, plural, zero {لا ردود} one {رد واحد} two {ردّان} few {# ردود} many {# ردًا} other {# رد}} على {name}',
  markDone: 'تحديد كمنجزة',
  markDoneOf: 'تحديد كمنجزة: رسالة {name}',
  reopen: 'إعادة الفتح',
  reopenOf: 'إعادة الفتح: رسالة {name}',
  thread: 'الردود',
  deletedAccount: 'حساب محذوف',
  reply: {
    labels: { text: 'ردك' },
    labelTo: 'ردك على {name}',
    help: 'يُرسل بالبريد إلى {email}، وأسفله الرسالة الأصلية.',
    send: 'إرسال الرد',
  },
};
