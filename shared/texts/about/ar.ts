import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  mission: {
    heading: 'المحاضرة الجيدة تتسع للجميع',
    text: 'رسالتنا أن نجعل التعلّم من أهل الخبرة في متناول الجميع: في أي ساعة، وبأي وتيرة، وبسعر لا يتغير مهما زاد الشغف بالمعرفة.',
    story:
      'بدأت قصة <school>{school}</school> بقاعة محاضرات ممتلئة وطابور في الخارج. من دخل سمع ما غيّر طريقة عمله، ومن بقي خارجًا سمع عنه. لذلك وضعنا المنبر حيث يوجد دائمًا مقعد شاغر آخر، وطلبنا من أفضل المعلمين الذين نعرفهم الوقوف خلفه.',
  },
  principles: {
    teachers: {
      title: 'تعليم من أهل المهنة',
      text: 'كل دورة يقدّمها شخص كسب عيشه من موضوعها، ويعرض ما يفعله في يوم عمل عادي، بأخطائه أيضًا.',
    },
    subscription: {
      title: 'اشتراك واحد وكل الأبواب مفتوحة',
      text: 'دفعة واحدة في السنة، والباقي للفضول. لا ينبغي لأحد أن يخمّن مسبقًا أي دورة ستكون هي المهمة.',
    },
    terms: {
      title: 'شروط واضحة',
      text: 'السعر وموعد انتهاء السنة والمبلغ الذي يُردّ عند الإلغاء مكتوبة حيث يُتخذ القرار، لا في حاشية.',
    },
  },
  mentors: {
    heading: 'مرشدونا',
    previous: 'المرشد السابق',
    next: 'المرشد التالي',
    one: 'المرشد {first, number} من {count, number}',
    several: 'المرشدون من {first, number} إلى {last, number} من أصل {count, number}',
    place: '{name}، {number} من {count}',
    carousel: 'شريط دوّار',
    slide: 'شريحة',
    portrait: 'صورة {name}',
    drawing: 'رسم يمثل {name}',
  },
  free: {
    heading: 'مقعدك في انتظارك',
    exploreCourses: 'استكشاف الدورات',
    contact: 'التواصل معنا',
  },
};
