import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  headline: 'Ein Platz in jedem Kurs',
  intro: 'Videokurse von Fachleuten aus der Praxis. Ein Jahresabo öffnet alle Kurse, auch die neuen.',
  mentors: {
    'priya-nambiar': {
      name: 'Priya Nambiar',
      subject: 'Daten',
      bio: 'Hat elf Jahre lang die Zahlen eines städtischen Busbetriebs ausgewertet. SQL unterrichtet sie so, wie sie es gelernt hat: eine gute Frage nach der anderen.',
    },
    'marcus-oyelaran': {
      name: 'Marcus Oyelaran',
      subject: 'Fotografie',
      bio: 'Fotografiert im Theater, wo das Licht nie dort ist, wo man es braucht. Seine erste Regel: eine Minute schauen, bevor man die Kamera hebt.',
    },
    'ruth-abernathy': {
      name: 'Ruth Abernathy',
      subject: 'Kochen',
      bio: 'Hat bis zur Rente für ein Dorf mit vierhundert Menschen gebacken und seither nicht aufgehört. Sie glaubt an Waage, Uhr und Geduld.',
    },
    'ines-calloway': {
      name: 'Ines Calloway',
      subject: 'Webentwicklung',
      bio: 'Hält seit 2009 die Website einer öffentlichen Bibliothek am Leben. Sie schreibt Seiten, die noch funktionieren, wenn das restliche Internet längst weitergezogen ist.',
    },
  },
};
