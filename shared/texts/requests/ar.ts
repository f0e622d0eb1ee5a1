import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  refusals: {
    bodyOverdue: 'استغرق وصول الطلب وقتًا أطول من المسموح. يُرجى المحاولة مجددًا',
    overloaded: 'الإقبال كبير جدًا في هذه اللحظة. يُرجى المحاولة مجددًا بعد بضع ثوانٍ',
    documentNotTrusted: 'لا تجيب هذه المدرسة إلا عن استعلامات صفحاتها. إن ظهر هذا في إحداها فيُرجى إعادة تحميلها',
    methodNotAllowed: 'لا يقبل هذا العنوان هذه الطريقة',
    crossSite: 'جاء هذا الطلب من موقع آخر وتم رفضه',
    byNavigation: 'فتح هذا العنوان في المتصفح لا يغيّر شيئًا. استدعِه من برنامج نصي أو استخدم POST',
    linkExpired: 'انتهت صلاحية هذا الرابط',
    idempotencyKeyMalformed: 'يتكون Idempotency-Key من 1 إلى 255 حرفًا ورقمًا وعلامة من ASCII، دون مسافات',
    idempotencyKeyReused: 'سبق إرسال Idempotency-Key هذا مع استدعاء آخر. يُرجى إنشاء مفتاح جديد لكل استدعاء',
    idempotencyKeyUnanswered:
      'ليس للاستدعاء الأول بهذا الـ Idempotency-Key استجابة: إما أنه لا يزال جاريًا، أو انقطع قبل الاستجابة. يُرجى التحقق من تنفيذه قبل إرساله بمفتاح جديد',
    idempotencyAnswerNotKept:
      'نُفِّذ هذا الاستدعاء، لكن استجابته كانت أطول من أن تُحفظ. يُرجى قراءة النتيجة باستعلام وعدم إرسال الاستدعاء مرة أخرى',
    nestedTooDeeply: 'تداخل JSON عميق جدًا: يُسمح بما يصل إلى {limit} من مستويات القوائم والكائنات',
  },
  input: {
    malformedId: 'هذا ليس معرّفًا صالحًا',
    malformedCursor: 'هذا ليس مؤشرًا (cursor) لهذه القائمة',
    pageSize: 'عدد الإدخالات المسموح بطلبه من 1 إلى {limit}',
    imageMemory: 'تتطلب قراءة هذه الصورة ذاكرة كبيرة جدًا. يُرجى حفظها بعدد أقل من البكسلات',
    imageParts: 'تتكوّن هذه الصورة من أجزاء كثيرة جدًا. يُرجى حفظها من جديد بتنسيق JPEG عادي',
    imageTime: 'تستغرق قراءة هذه الصورة وقتًا طويلًا جدًا. يُرجى حفظها بعدد أقل من البكسلات',
  },
};
