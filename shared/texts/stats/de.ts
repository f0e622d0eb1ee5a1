import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Admin-Dashboard',
  createCourse: 'Neuen Kurs anlegen',
  courses: 'Kurse',
  overview: {
    title: 'Kursübersicht',
    column: {
      number: 'Nr.',
      title: 'Kurstitel',
      category: 'Kategorie',
      instructor: 'Dozent',
      lectures: 'Lektionen',
      description: 'Beschreibung',
      actions: 'Aktionen',
    },
    draft: 'Entwurf',
    newestFirst: 'Neueste zuerst',
    view: 'Ansehen',
    viewCourse: '{title} ansehen',
    none: {
      title: 'Noch keine Kurse',
      description:
        'Für einen Entwurf genügt ein Titel. Fügen Sie Lektionen hinzu und veröffentlichen Sie ihn, wenn er fertig ist.',
      create: 'Den ersten Kurs anlegen',
    },
  },
  users: {
    title: 'Mitglieder',
    registeredUsers: 'Registriert',
    subscribedUsers: 'Mit Abo',
    registered: 'Registriert',
    enrolled: 'Mit Abo',
    pie: 'Kreisdiagramm: {registered} registriert, {enrolled} mit Abo',
    onlyYou: 'Noch sind nur Sie hier. Wer sich registriert, wird hier gezählt.',
    nobodySubscribed: 'Noch hat niemand ein Abo.',
    share: '{share} der registrierten Mitglieder haben ein Abo.',
    caption: 'Registrierte Mitglieder und solche mit Abo',
    column: {
      who: 'Mitglieder',
      count: 'Anzahl',
    },
  },
  sales: {
    title: 'Verkäufe',
    titleOfYear: 'Verkäufe {year}',
    count: 'Verkaufte Abos',
    inYear: 'im Jahr {year}',
    revenue: 'Gesamtumsatz',
    revenueNote: 'Mitglieder mit Abo × Preis',
    collected: 'Eingenommen',
    collectedNote: 'alle Zahlungen abzüglich Erstattungen',
    none: 'Keine Zahlungen im Jahr {year}. Jede wird in ihrem Monat gezählt.',
    collectedInYear: '{amount} im Jahr {year} eingenommen.',
    year: 'Jahr',
    download: 'Die Monate von {year} als CSV herunterladen',
    bars: 'Balkendiagramm: verkaufte Abos in jedem Monat des Jahres {year}: {months}',
    caption: 'Verkäufe {year} nach Monat',
    month: 'Monat',
    subscriptions: 'Abos',
    collectedIn: 'Eingenommen ({currency})',
  },
  showTable: 'Zahlen als Tabelle anzeigen',
  chartFailed:
    'Dieses Diagramm konnte nicht geladen werden. Seine Zahlen stehen in der Tabelle darunter; laden Sie die Seite neu, um es noch einmal zu versuchen.',
  failure: {
    loadStats: 'Die Kennzahlen konnten nicht geladen werden',
    loadStatistics: 'Die Statistik konnte nicht geladen werden',
    loadMonthlyRecords: 'Die Verkäufe der Monate konnten nicht geladen werden',
    loadMonthlyRecordsReason: 'Etwas ist schiefgegangen',
  },
  loading: {
    loadStats: 'Kennzahlen werden geladen …',
    loadMonthlyRecords: 'Verkäufe der Monate werden geladen …',
  },
  success: {
    loadStats: 'Kennzahlen geladen',
    loadMonthlyRecords: 'Verkäufe geladen',
  },
  validation: {
    currency: 'Nennen Sie eine Währung mit ihren drei Buchstaben, zum Beispiel usd',
    year: 'Fragen Sie nach einem Jahr von {from} bis {to}',
  },
};
