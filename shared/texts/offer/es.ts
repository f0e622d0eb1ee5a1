import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  freeLectureOver: 'Esta clase era gratuita. Con una suscripción activa puedes ver todas las demás.',
  nextLecture: 'Siguiente: {title}',
  refund: 'Reembolso del 100\u00a0% durante {days, plural, one {# día} other {# días}}',
};
