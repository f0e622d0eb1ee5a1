import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  because: ' ({detail})',
  problems: {
    REFUND_FAILED:
      'لم يقبل بنك الدافع مبلغًا مستردًا{because}. عاد المبلغ إلى المدرسة: يُرجى إعادة محاولة الاسترداد، أو رد المبلغ بطريقة أخرى.',
    REFUND_STUCK:
      'لم يُنفَّذ استرداد لدى Stripe بعد{because}. ستُعاد المحاولة تلقائيًا، وإن بقي الأمر كذلك فيُرجى رد المبلغ من لوحة تحكم Stripe.',
    REQUEST_STUCK:
      'لم يُنفَّذ تغيير في اشتراك لدى Stripe بعد{because}. ستُعاد المحاولة تلقائيًا، وإن بقي الأمر كذلك فيُرجى إجراء التغيير من لوحة تحكم Stripe.',
    DISPUTE:
      'يطلب بنك الدافع استعادة هذه الدفعة. يُرجى الرد في لوحة تحكم Stripe قبل الموعد، أو قبول النزاع هناك.',
    EVENT_FAILED:
      'لم تتم معالجة حدث من Stripe بعد{because}. ستُعاد المحاولة تلقائيًا، والمطابقة مع Stripe تعالجه فورًا.',
    EVENT_REFUSED:
      'لم يكن حدث من Stripe موجّهًا إلى هذه المدرسة ولم يغيّر شيئًا{because}. يُرجى التحقق مما إذا كان متجر آخر أو وضع الاختبار في Stripe يرسل أحداثه إلى هنا.',
    EVENT_ODD:
      'أبلغ Stripe عن شيء لا تبيعه هذه المدرسة، يخص أحد أعضائها{because}. تمت مراجعة ما لدى Stripe عن هذا العضو، ولم يُتح ذلك أي وصول. إن كان المقصود إتاحة المحاضرات، فيُرجى البيع بسعر المدرسة نفسها أو منح الوصول.',
    RECONCILIATION_FAILED:
      'انقطعت آخر مطابقة مع Stripe{because}. تُعاد المحاولة كل ساعة، ويمكنك المطابقة الآن.',
    refused: '{subject}{because}. {effect} {remedy} ستختفي هذه المشكلة تلقائيًا عند حلها.',
  },
  refusals: {
    KEY_REFUSED: {
      subject: 'يرفض Stripe مفتاح المدرسة',
      effect: 'لا يمكن لأحد الدفع، ولا يصل أي خبر عما يجري لدى Stripe.',
      remedy: 'يُرجى وضع مفتاح سري صالح في STRIPE_SECRET_KEY وإعادة تشغيل الخادم.',
    },
    PRICE_REFUSED: {
      subject: 'لا يبيع Stripe بسعر المدرسة',
      effect: 'لا يمكن لأحد الشراء.',
      remedy: 'يُرجى مراجعة PLAN_PRICE وPLAN_CURRENCY والمنتجات في لوحة تحكم Stripe.',
    },
    TAX_REFUSED: {
      subject: 'لا يستطيع Stripe حساب الضريبة',
      effect: 'لا يمكن لأحد الشراء.',
      remedy: 'يُرجى استكمال الإعدادات ضمن Tax في لوحة تحكم Stripe، أو ضبط STRIPE_AUTOMATIC_TAX على false.',
    },
    CHECKOUT_REFUSED: {
      subject: 'لا يفتح Stripe صفحة الدفع',
      effect: 'لا يمكن لمن يرغب في الشراء إتمامه.',
      remedy:
        'يُرجى التحقق في لوحة تحكم Stripe من أن الحساب مخوّل بتحصيل المدفوعات وله اسم، وأن المفتاح مخوّل بالكتابة في Checkout Sessions وCustomers.',
    },
    PORTAL_REFUSED: {
      subject: 'لا يفتح Stripe صفحة الفوترة',
      effect: 'لا يمكن للأعضاء تغيير بطاقاتهم ولا دفع المستحق.',
      remedy:
        'يُرجى حفظ إعدادات بوابة العملاء في لوحة تحكم Stripe ضمن Billing، والتحقق من أن المفتاح مخوّل بالكتابة في Customer portal.',
    },
    REFUND_REFUSED: {
      subject: 'لا ينفّذ Stripe أي استرداد',
      effect: 'لا يزال من وُعدوا برد أموالهم في الانتظار. ستُعاد المحاولة تلقائيًا.',
      remedy:
        'يُرجى إضافة مبلغ إلى الرصيد في لوحة تحكم Stripe، والتحقق من أن المفتاح مخوّل بالكتابة في Refunds.',
    },
  },
};
