import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    createAccount: 'تعذّر إنشاء الحساب',
    login: 'تعذّر تسجيل الدخول',
    logout: 'تعذّر تسجيل الخروج',
    usePasskey: 'تعذّر استخدام مفتاح المرور',
  },
  loading: {
    createAccount: 'جارٍ إنشاء حسابك …',
    login: 'جارٍ تسجيل الدخول …',
  },
  success: {
    register: 'مرحبًا بك في {school}',
    login: 'مرحبًا بعودتك',
    logout: 'تم تسجيل الخروج',
  },
  validation: {
    fillAllDetails: 'يُرجى ملء جميع البيانات',
    profileFieldsMandatory: 'جميع الحقول مطلوبة',
    profileNameTooShort: 'يجب ألا يقل الاسم عن 5 أحرف',
    passwordsDiffer: 'كلمتا المرور الجديدتان غير متطابقتين',
    wrongCurrentPassword: 'كلمة المرور الحالية غير صحيحة',
    noScope: 'اختر صلاحية واحدة على الأقل',
    tokenUsedOrOld: 'سبق استخدام هذا الرابط أو انتهت صلاحيته. يُرجى طلب رابط جديد',
    nameTooShort: 'يجب ألا يقل الاسم عن 5 أحرف',
    nameTooLong: 'يجب ألا يزيد الاسم على 100 حرف',
    invalidEmail: 'يُرجى إدخال عنوان بريد إلكتروني صالح',
    weakPassword: 'يجب أن تتكون كلمة المرور من 6 إلى 16 حرفًا، وأن تحتوي على رقم ورمز خاص على الأقل',
    commonPassword: 'كلمة المرور هذه من أكثر الكلمات شيوعًا. يُرجى اختيار غيرها',
    ownWordsPassword:
      'تحتوي كلمة المرور هذه على كلمة من اسم المدرسة أو من اسمك أو بريدك الإلكتروني. يُرجى اختيار غيرها',
    avatarFormat: 'هذه الصيغة غير مدعومة. الصيغ المسموح بها للصور: JPG وJPEG وPNG وWEBP.',
  },
  access: {
    wrongCredentials: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    secondStepNeedsScripts: 'تتطلب الخطوة الثانية JavaScript. يُرجى تفعيلها لهذا الموقع ثم إعادة تحميل الصفحة',
    secondFactorDemanded: 'يلزم مشرفي هذه المدرسة التحقق بخطوتين. يُرجى إعداده في ملفك الشخصي',
    tooManyAttempts: 'عدد المحاولات الفاشلة كبير جدًا. يُرجى المحاولة لاحقًا',
  },
};
