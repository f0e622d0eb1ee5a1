import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  found: {
    courses: '{count, plural, one {# Kurs} other {# Kurse}}',
    coursesOrMore: '{count, plural, one {mindestens # Kurs} other {mindestens # Kurse}}',
    lectures: '{count, plural, one {# Lektion} other {# Lektionen}}',
    both: '{courses} und {lectures}',
    forSearch: '{found} für „\u2068{search}\u2069“',
    inCategory: '{found} in \u2068{category}\u2069',
    forSearchInCategory: '{found} für „\u2068{search}\u2069“ in \u2068{category}\u2069',
  },
  searching: 'Suche läuft …',
  search: {
    label: 'Kurse suchen',
    placeholder: 'Titel, Thema oder Lehrkraft',
    clear: 'Suche leeren',
    key: 'Zum Suchen / drücken',
    submit: 'Suchen',
  },
  filters: {
    show: 'Anzeigen',
    sortBy: 'Sortieren nach',
    categories: 'Kategorien',
    allCategories: 'Alle',
    count: '{count, plural, one {#<hidden> Kurs</hidden>} other {#<hidden> Kurse</hidden>}}',
  },
  sorts: {
    NEWEST: 'Neueste',
    OLDEST: 'Älteste',
    TITLE: 'Titel A–Z',
    MOST_LECTURES: 'Meiste Lektionen',
    LONGEST: 'Längste',
    SHORTEST: 'Kürzeste',
    RELEVANCE: 'Beste Treffer',
  },
  states: {
    ANY: 'Alle Kurse',
    PUBLISHED: 'Veröffentlicht',
    DRAFT: 'Entwürfe',
  },
  nextPage: 'Nächste Seite',
  lecture: {
    kind: 'Lektion',
    locked: 'Gesperrt',
    said: 'Wird in dieser Lektion gesagt',
    quote: '„<words>{words}</words>“',
  },
  nothingFound: {
    title: 'Kein Kurs gefunden',
    titleFor: 'Kein Kurs gefunden für „\u2068{search}\u2069“',
    elsewhere: 'In diesen Kategorien gibt es aber Treffer.',
    nowhere: 'Versuchen Sie ein anderes Wort oder stöbern Sie in einer Kategorie.',
    lookAround: 'Stöbern',
    showAll: 'Alle Kurse anzeigen',
  },
  empty: {
    title: 'Noch keine Kurse',
    soon: 'Die ersten sind in Vorbereitung. Schauen Sie bald wieder vorbei.',
    forAdmins: 'Legen Sie den ersten an; Besucher sehen ihn hier sofort.',
    create: 'Neuen Kurs anlegen',
  },
};
