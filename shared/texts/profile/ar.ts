import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'الملف الشخصي',
  person: {
    roles: { USER: 'عضو', ADMIN: 'مشرف' },
    edit: 'تعديل الملف الشخصي',
    followLink: 'يُرجى فتح الرابط المُرسل إلى {email}. لن يُقفل شيء حتى ذلك الحين.',
  },
  edit: {
    title: 'تعديل الملف الشخصي',
    picture: 'هذه صورتك الحالية. يمكنك اختيار غيرها أو الاحتفاظ بها.',
    labels: { avatar: 'صورة جديدة', fullName: 'الاسم الكامل' },
    keepPicture: 'الاحتفاظ بالصورة الحالية',
    yourPicture: 'صورتك',
    save: 'حفظ الملف الشخصي',
  },
  subscription: {
    title: 'الاشتراك',
    admin: 'دور المشرف يتيح لك مشاهدة كل الدورات دون اشتراك.',
    ways: {
      subscribe: 'الاشتراك',
      goOn: 'متابعة الدفع',
      confirm: 'الانتقال إلى إتمام الشراء',
      contact: 'التواصل معنا',
    },
    cancel: 'إلغاء الاشتراك',
    confirmCancel: 'إلغاء الاشتراك',
    keep: 'الإبقاء عليه',
  },
  payments: {
    title: 'المدفوعات',
    none: 'لا شيء بعد. ستظهر هنا كل دفعة مع إيصالها.',
    caption: 'المدفوعات، الأحدث أولًا',
    state: 'الحالة',
  },
  player: {
    title: 'تفضيلات المشاهدة',
    intro:
      'تنتقل هذه التفضيلات مع حسابك إلى كل جهاز. عند إيقاف مفاتيح الأحرف والأرقام والرموز لا ينقلك المفتاح / إلى البحث أيضًا.',
  },
  sessions: {
    title: 'أجهزتك',
    intro:
      'الأجهزة التي سُجّل الدخول منها إلى حسابك. يُرجى تسجيل الخروج مما هو مجهول أو لم يعد مستخدمًا، وتغيير كلمة المرور إن لم يكن الدخول منك.',
    caption: 'أجهزتك، أحدث تسجيل دخول أولًا',
    columns: {
      device: 'الجهاز',
      address: 'عنوان الشبكة',
      loggedIn: 'تسجيل الدخول',
      lastUsed: 'آخر استخدام',
      actions: 'الإجراءات',
    },
    unknown: 'غير معروف',
    current: 'هذا الجهاز',
    logOut: 'تسجيل الخروج',
    logOutOne: 'تسجيل الخروج من {device}',
  },
  tokens: {
    title: 'رموز API',
    intro:
      'لبرامجك الخاصة التي تعمل باسمك. يُرجى إبقاء الرمز سريًا مثل كلمة المرور، وإبطاله عند انتهاء الحاجة إليه. طريقة الاستخدام مشروحة في صفحة <developers>المطوّرين</developers>.',
    none: 'ليس لديك أي رموز.',
    labels: { name: 'اسم الرمز', scope: 'صلاحياته', currentPassword: 'كلمة مرورك' },
    nameHelp: 'مكان استخدامه',
    scopes: { READ: 'قراءة', WRITE: 'قراءة وكتابة' },
    create: 'إنشاء رمز',
    created: 'رمزك «<name>{name}</name>»',
    copyNow: 'يُرجى نسخه الآن: لن يُعرض مرة أخرى.',
    token: 'الرمز',
    copy: 'نسخ الرمز',
    done: 'تم',
    caption: 'رموز API، الأحدث أولًا',
    columns: {
      name: 'الاسم',
      scope: 'الصلاحيات',
      created: 'تاريخ الإنشاء',
      lastUsed: 'آخر استخدام',
      actions: 'الإجراءات',
    },
    never: 'أبدًا',
    revoke: 'إبطال',
    revokeOne: 'إبطال {name}',
    revokeTitle: 'إبطال الرمز «{name}»؟',
    revokeDescription: 'ستُرفض من الآن البرامج التي تستخدمه. لا يمكن التراجع عن ذلك، وسيلزم إنشاء رمز جديد.',
    confirmRevoke: 'إبطال الرمز',
  },
  data: {
    title: 'بياناتك',
    intro:
      'يمكنك تنزيل نسخة مما تحتفظ به هذه المدرسة عنك، أو حذف حسابك نهائيًا. تحتفظ المدرسة بسجل مدفوعاتها دون اسمك.',
    download: 'تنزيل بياناتي',
    deleteAccount: 'حذف الحساب',
  },
  deletion: {
    title: 'حذف حسابك نهائيًا؟',
    description: 'سيُحذف فورًا ودون إمكانية الاستعادة: {losses}.',
    labels: { currentPassword: 'كلمة مرورك' },
    keep: 'الإبقاء عليه',
    confirm: 'الحذف نهائيًا',
  },
};
