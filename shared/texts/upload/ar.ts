import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    startUpload: 'تعذّر بدء الرفع',
    upload: 'توقف الرفع',
    cancelUpload: 'تعذّر إلغاء الرفع',
    choosePoster: 'تعذّر حفظ صورة الغلاف',
    takeFrame: 'تعذّر أخذ هذه اللقطة من الفيديو. يُرجى اختيار ملف',
  },
  loading: {
    choosePoster: 'جارٍ حفظ صورة الغلاف',
    cancelUpload: 'جارٍ إلغاء الرفع',
  },
  success: {
    choosePoster: 'تم حفظ صورة الغلاف',
    upload: 'اكتمل رفع «{title}»',
    uploadsDone: 'اكتمل رفع جميع الفيديوهات',
    cancelUpload: 'تم إلغاء الرفع',
  },
  validation: {
    tooManyFiles: 'الحد الأقصى لعدد الملفات في المرة الواحدة: {limit}',
  },
  conflict: {
    uploadRunning: 'هناك فيديو لهذه المحاضرة قيد الرفع بالفعل. يُرجى إلغاؤه أولًا',
  },
  notFound: {
    upload: 'عملية الرفع هذه غير موجودة أو تم التخلي عنها',
  },
  interrupted: 'انقطع الرفع قبل اكتماله. لم يُحفظ شيء، يُرجى المحاولة مجددًا',
  storageUnavailable: 'تعذّر تخزين الملف الآن. لم يُحفظ شيء، يُرجى المحاولة مجددًا',
  tooLarge: 'هذا الملف كبير جدًا',
  preflight: 'يتطلب الرفع إحدى هذه الترويسات: {headers}',
  missingFile: 'هناك ملف ناقص',
  malformed: 'صيغة طلب الرفع هذا غير صحيحة',
  diskFull: 'امتلأ قرص المدرسة. ينتظر الرفع ويُستأنف عند توفّر مساحة',
  checksum: 'تلف جزء من الملف أثناء الإرسال. سيُعاد إرساله',
  locked: 'تجري الكتابة إلى عملية الرفع هذه من مكان آخر',
  connectionLost: 'انقطع الاتصال',
  serverAway: 'الخادم غير متاح الآن',
  fileUnreadable: 'لم تعد قراءة الملف ممكنة. للمتابعة يُرجى اختياره مجددًا',
  otherFile: 'هذا ملف آخر. للمتابعة يُرجى اختيار «{fileName}»',
  notVideos: 'هذه الملفات ليست فيديوهات وتم استبعادها: {fileNames}',
  stopped: '{title}: {reason}',
  videos: 'فيديوهات',
  drop: {
    here: 'إفلات الفيديوهات هنا',
    what: 'يصبح كل منها محاضرة في «<course>{title}</course>» تحمل اسم ملفه.',
  },
  preview: {
    video: 'معاينة {title}',
    replace: 'استبدال الفيديو',
    useFrame: 'استخدام هذه اللقطة صورةً للغلاف',
    choosePoster: 'اختيار صورة الغلاف',
    poster: 'صورة الغلاف',
    hint: 'يُرفع الفيديو البديل (MP4 أو WebM أو MOV) في الخلفية، ويبقى هذا معروضًا حتى يصل. تظهر صورة الغلاف قبل بدء التشغيل.',
  },
  tray: {
    heading: 'عمليات الرفع',
    all: 'جميع عمليات الرفع',
    needsPerson: 'مطلوب تدخلك:',
    uploading:
      '{count, plural, zero {لا فيديوهات قيد الرفع} one {جارٍ رفع فيديو واحد} two {جارٍ رفع فيديوهين} few {جارٍ رفع # فيديوهات} many {جارٍ رفع # فيديو} other {جارٍ رفع # فيديو}}',
    needYou:
      '{count, plural, zero {لا عمليات رفع تتطلب تدخلك} one {عملية رفع واحدة تتطلب تدخلك} two {عمليتا رفع تتطلبان تدخلك} few {# عمليات رفع تتطلب تدخلك} many {# عملية رفع تتطلب تدخلك} other {# عملية رفع تتطلب تدخلك}}',
    waiting:
      '{count, plural, zero {لا عمليات رفع في الانتظار} one {عملية رفع واحدة في الانتظار} two {عمليتا رفع في الانتظار} few {# عمليات رفع في الانتظار} many {# عملية رفع في الانتظار} other {# عملية رفع في الانتظار}}',
    paused:
      '{count, plural, zero {لا عمليات رفع متوقفة} one {عملية رفع واحدة متوقفة مؤقتًا} two {عمليتا رفع متوقفتان مؤقتًا} few {# عمليات رفع متوقفة مؤقتًا} many {# عملية رفع متوقفة مؤقتًا} other {# عملية رفع متوقفة مؤقتًا}}',
    otherTab: 'الرفع جارٍ في علامة تبويب أخرى',
    arrived:
      '{count, plural, zero {لم يكتمل رفع أي فيديو} one {اكتمل رفع فيديو واحد} two {اكتمل رفع فيديوهين} few {اكتمل رفع # فيديوهات} many {اكتمل رفع # فيديو} other {اكتمل رفع # فيديو}}',
    speed: '{size}/ث',
    timeLeft: 'المتبقي: {time}',
    facts: '{speed}/ث · المتبقي: {time}',
    pauseAll: 'إيقاف الكل مؤقتًا',
    resumeAll: 'استئناف الكل',
    reopenAll: 'المتابعة بجميع الملفات',
    chooseAll: 'اختيار الملفات مجددًا',
    clear: 'مسح المكتملة',
    cancelAll: 'إلغاء الكل',
    cancelOne: 'إلغاء رفع «<title>{title}</title>»؟',
    cancelMany:
      '{count, plural, zero {إلغاء عمليات الرفع؟} one {إلغاء عملية رفع واحدة؟} two {إلغاء عمليتي رفع؟} few {إلغاء # عمليات رفع؟} many {إلغاء # عملية رفع؟} other {إلغاء # عملية رفع؟}}',
    consequence: 'سيُحذف ما تم إرساله، ومعه كل محاضرة ليس لها فيديو.',
    confirm:
      '{count, plural, zero {إلغاء عمليات الرفع} one {إلغاء الرفع} two {إلغاء عمليتي الرفع} few {إلغاء عمليات الرفع} many {إلغاء عمليات الرفع} other {إلغاء عمليات الرفع}}',
    keep: 'متابعة الرفع',
  },
  row: {
    meter: 'رفع {title}',
    queued: 'في انتظار دوره · {size}',
    amount: '{loaded} من {size}',
    paused: 'متوقف مؤقتًا · {loaded} من {size}',
    stoppedAt: 'توقف عند {loaded} من {size}',
    chooseToGoOn: 'للمتابعة يُرجى اختيار الملف مجددًا',
    otherTab: 'يُرسَل من علامة تبويب أخرى',
    retrying: '{reason} · المحاولة التالية بعد {time}',
    dismiss: 'إزالة: {title}',
    cancel: 'إلغاء: {title}',
    pause: 'إيقاف مؤقت: {title}',
    resume: 'متابعة: {title}',
    tryNow: 'المحاولة الآن: {title}',
    chooseOther: 'اختيار ملف آخر: {title}',
    chooseAgain: 'اختيار الملف مجددًا: {title}',
  },
};
