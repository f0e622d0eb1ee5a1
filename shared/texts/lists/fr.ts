import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  showMore: 'Afficher plus',
  shown: {
    courses: '{shown, number} cours sur {total, number}',
    lectures: '{shown, number} sur {total, plural, one {# leçon} other {# leçons}}',
    coursesAndLectures: '{shown, number} cours et leçons sur {total, number}',
    members: '{shown, number} sur {total, plural, one {# membre} other {# membres}}',
    messages: '{shown, number} sur {total, plural, one {# message} other {# messages}}',
    answers: '{shown, number} sur {total, plural, one {# réponse} other {# réponses}}',
    payments: '{shown, number} sur {total, plural, one {# paiement} other {# paiements}}',
    problems: '{shown, number} sur {total, plural, one {# problème} other {# problèmes}}',
    entries: '{shown, number} sur {total, plural, one {# entrée} other {# entrées}}',
    devices: '{shown, number} sur {total, plural, one {# appareil} other {# appareils}}',
    tokens: '{shown, number} sur {total, plural, one {# jeton} other {# jetons}}',
  },
};
