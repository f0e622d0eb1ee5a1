import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  freeLectureOver: 'Cette leçon était gratuite. Un abonnement actif donne accès à toutes les autres.',
  nextLecture: 'À suivre : {title}',
  refund: 'Remboursement à 100 % pendant {days, plural, one {# jour} other {# jours}}',
};
