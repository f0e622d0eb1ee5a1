import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  found: {
    courses: '{count, plural, one {# Kurs} other {# Kurse}}',
    coursesOrMore: '{count, plural, one {mindestens # Kurs} other {mindestens # Kurse}}',
    lectures: '{count, plural, one {# Lektion} other {# Lektionen}}',
    both: '{courses} und {lectures}',
    forSearch: '{found} für „{search}“',
    inCategory: '{found} in {category}',
    forSearchInCategory: '{found} für „{search}“ in {category}',
  },
  searching: 'Suche läuft …',
};
