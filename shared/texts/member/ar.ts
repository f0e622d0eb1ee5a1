import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'الأعضاء',
  caption: 'الأعضاء، الأحدث أولًا',
  column: {
    name: 'الاسم',
    role: 'الدور',
    subscription: 'الاشتراك',
    joined: 'تاريخ الانضمام',
  },
  filter: {
    search: 'الاسم أو البريد الإلكتروني',
    everyRole: 'كل الأدوار',
    anySubscription: 'باشتراك ودونه',
    active: 'نشط',
    notActive: 'غير نشط',
  },
  nobodyFound: {
    title: 'لا نتائج',
    description: 'لا يوجد عضو بهذا الاسم أو البريد الإلكتروني والدور والاشتراك.',
    showAll: 'عرض جميع الأعضاء',
  },
  role: {
    ADMIN: 'مشرف',
    USER: 'عضو',
  },
  member: 'عضو',
  section: {
    role: 'الدور: {role}',
    email: 'البريد الإلكتروني',
    subscription: 'الاشتراك',
    secondFactor: 'التحقق بخطوتين',
    sessions: 'الجلسات',
    access: 'سبب إتاحة المشاهدة أو منعها',
    learning: 'التعلّم',
    payments: 'المدفوعات',
    audit: 'إجراءات المشرفين',
  },
  verified: 'مؤكَّد',
  notVerified: 'غير مؤكَّد',
  seen: {
    lately: 'الانضمام في {joined}، وآخر ظهور في {seen}',
    never: 'الانضمام في {joined}، ولا ظهور منذ ذلك الحين',
  },
  audit: {
    caption: 'إجراءات المشرفين بشأن {name}',
    empty: 'لم يغيّر أي مشرف شيئًا لدى هذا العضو.',
  },
  changeRole: {
    admin: 'المشرف يدير المدرسة: الدورات والأعضاء والرسائل، ويشاهد كل شيء.',
    user: 'العضو يشاهد المحاضرات باشتراك نشط.',
    makeAdmin: 'منح دور المشرف',
    makeUser: 'إعادة دور العضو',
    giveUp: {
      title: 'التخلي عن دور المشرف؟',
      description: 'ستنتهي مشاركتك في الإدارة فورًا، ولا يمكن أن يعيدك إليها إلا مشرف آخر.',
      confirm: 'التخلي عنه',
    },
  },
  makeAdmin: {
    title: 'منح <name>{name}</name> دور المشرف؟',
    description:
      'يطّلع المشرفون على جميع الأعضاء والمدفوعات، ويعدّلون كل الدورات، ويمكنهم إنهاء مشاركتك في إدارة المدرسة. سيُبلَّغ جميع المشرفين بالبريد.',
    name: 'الاسم الكامل لهذا الشخص',
    password: 'كلمة مرورك',
    confirm: 'منح دور المشرف',
  },
  endSessions: {
    intro:
      'تسجيل خروج العضو من جميع الأجهزة وإنهاء رموز API الخاصة به. يمكن لمن يعرف كلمة المرور أن يسجّل الدخول من جديد: يُرجى الطلب من العضو تعيين كلمة مرور جديدة عبر البريد.',
    logOut: 'تسجيل الخروج من كل مكان',
    title: 'تسجيل خروج {name} من كل مكان؟',
    description: 'تنتهي جميع الجلسات ورموز API الآن. يُبلَّغ العضو بالبريد الإلكتروني، ويُسجَّل ذلك في سجل التدقيق.',
  },
  changeEmail: {
    intro: 'لمن لا تصله رسائل عنوانه الحالي. يُرسل إشعار إلى العنوان القديم، ويلزم تأكيد الجديد.',
    email: 'البريد الإلكتروني الجديد',
    submit: 'تغيير البريد الإلكتروني',
  },
  grantAccess: {
    until: 'منح الوصول حتى',
    help: 'حتى نهاية هذا اليوم. لا يُخصم أي مبلغ.',
    helpReplacing: 'حتى نهاية هذا اليوم. يحل محل الوصول الممنوح حاليًا.',
    submit: 'منح الوصول',
  },
  endAccess: {
    button: 'إنهاء الوصول',
    title: 'إنهاء وصول <name>{name}</name>؟',
    consequence: {
      granted: 'ستُقفل المحاضرات فورًا. لم يُدفع شيء، ولذلك لن يُردّ شيء.',
      unpaid: 'سينتهي الاشتراك فورًا، ولن تُعاد محاولة الدفع.',
      paid: 'ستُقفل المحاضرات فورًا، ولن يُجدَّد الاشتراك.',
    },
    lastPayment: 'الدفعة الأخيرة',
    refund: 'رد {amount}',
    refundDetail: 'إلى البطاقة التي دُفع بها',
    keep: 'الاحتفاظ بالدفعة',
    keepDetail: 'لا يُردّ أي مبلغ',
  },
  payments: {
    caption: 'المدفوعات، الأحدث أولًا',
    none: 'لا مدفوعات بعد.',
  },
  learning: {
    caption: 'المحاضرات، آخر ما شوهد أولًا',
    nothing: 'لا مشاهدات بعد.',
    column: {
      lecture: 'المحاضرة',
      course: 'الدورة',
      place: 'موضع المشاهدة',
      done: 'المحاضرات المكتملة',
      when: 'الوقت',
    },
    isDone: 'مكتملة',
    place: '{position} من {duration}',
    doneOf: '{done, number} من {total, number}',
    certificates: 'الشهادات',
    noCertificates: 'لا شهادات بعد.',
    certificate: '<link>شهادة <course>{course}</course></link>، اكتملت في {date}',
  },
  failure: {
    updateMember: 'تعذّر تعديل العضو',
    loadMembers: 'تعذّر تحميل الأعضاء',
    loadMember: 'تعذّر تحميل العضو',
  },
  loading: {
    updateMember: 'جارٍ حفظ التغيير',
  },
  success: {
    changeRole: 'تم تغيير الدور',
    changeEmail: 'تم تغيير البريد الإلكتروني. أُرسلت رسالة لتأكيده',
    endSessions: 'تم تسجيل خروج العضو من كل مكان',
  },
  validation: {
    nameDiffers: 'هذا ليس اسم الشخص. يُرجى كتابته كما يظهر أعلاه',
  },
  conflict: {
    lastAdmin: 'يجب أن يبقى مشرف واحد على الأقل',
  },
  notFound: {
    user: 'هذا الشخص غير موجود',
  },
};
