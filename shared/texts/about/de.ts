import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  mission: {
    heading: 'Eine gute Vorlesung sollte Platz für alle haben',
    text: 'Unser Auftrag: Lernen von Menschen, die ihr Handwerk verstehen, für alle erreichbar machen – zu jeder Stunde, in jedem Tempo und zu einem Preis, der nicht davon abhängt, wie viel Sie wissen möchten.',
    story:
      '<school>{school}</school> begann mit einem vollen Hörsaal und einer Schlange vor der Tür. Wer hineinkam, hörte etwas, das die eigene Arbeit veränderte; die anderen hörten davon. Also haben wir das Pult dorthin gestellt, wo immer noch ein Platz frei ist, und die besten Lehrenden, die wir kennen, gebeten, dahinterzutreten.',
  },
  principles: {
    teachers: {
      title: 'Unterricht aus der Praxis',
      text: 'Jeden Kurs hält jemand, der mit dem Thema seinen Lebensunterhalt verdient hat. Sie sehen einen ganz normalen Arbeitstag, Fehler inklusive.',
    },
    subscription: {
      title: 'Ein Abo, alle Türen offen',
      text: 'Sie zahlen einmal im Jahr und folgen Ihrer Neugier. Niemand sollte vorher raten müssen, welcher Kurs der entscheidende sein wird.',
    },
    terms: {
      title: 'Klare Bedingungen',
      text: 'Der Preis, das Ende Ihres Jahres und was Sie bei einer Kündigung zurückbekommen, stehen dort, wo Sie sich entscheiden, nicht in einer Fußnote.',
    },
  },
  mentors: {
    heading: 'Unsere Mentorinnen und Mentoren',
    previous: 'Vorheriges Profil',
    next: 'Nächstes Profil',
    one: 'Profil {first, number} von {count, number}',
    several: 'Profile {first, number} bis {last, number} von {count, number}',
    place: '{name}, {number} von {count}',
    carousel: 'Karussell',
    slide: 'Folie',
    portrait: 'Porträt von {name}',
    drawing: 'Zeichnung von {name}',
  },
  free: {
    heading: 'Ihr Platz ist frei',
    exploreCourses: 'Kurse entdecken',
    contact: 'Kontakt',
  },
};
