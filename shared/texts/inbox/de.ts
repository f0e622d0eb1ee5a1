import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    updateMessage: 'Die Nachricht konnte nicht geändert werden',
    loadMessages: 'Die Nachrichten konnten nicht geladen werden',
    loadReplies: 'Die Antworten konnten nicht geladen werden',
    reply: 'Die Antwort konnte nicht gesendet werden',
  },
  loading: {
    reply: 'Ihre Antwort wird gesendet',
  },
  success: {
    closeMessage: 'Als erledigt markiert',
    reopenMessage: 'Wieder offen',
    reply: 'Antwort gesendet',
  },
  validation: {
    emptyReply: 'Bitte schreiben Sie zuerst eine Antwort',
  },
  notFound: {
    message: 'Diese Nachricht gibt es nicht',
  },
  title: 'Nachrichten',
  which: 'Welche Nachrichten',
  shows: { open: 'Offen', done: 'Erledigt', all: 'Alle' },
  none: {
    open: {
      title: 'Nichts zu beantworten',
      description: 'Alle Nachrichten sind bearbeitet. Neue kommen vom Kontaktformular.',
    },
    done: {
      title: 'Noch nichts erledigt',
      description: 'Nachrichten, die Sie als erledigt markieren, bleiben hier.',
    },
    all: {
      title: 'Noch keine Nachrichten',
      description: 'Was auf der Kontaktseite geschrieben wird, kommt hier und in Ihrem Postfach an.',
    },
  },
  doneOn: 'Erledigt am {date}',
  answer: 'Antworten',
  answerTo: '{name} antworten',
  answers: '{count, plural, one {# Antwort} other {# Antworten}}',
  answersTo: '{count, plural, one {# Antwort} other {# Antworten}} an {name}',
  markDone: 'Als erledigt markieren',
  markDoneOf: 'Als erledigt markieren: Nachricht von {name}',
  reopen: 'Wieder öffnen',
  reopenOf: 'Wieder öffnen: Nachricht von {name}',
  thread: 'Antworten',
  deletedAccount: 'Ein gelöschtes Konto',
  reply: {
    labels: { text: 'Ihre Antwort' },
    labelTo: 'Ihre Antwort an {name}',
    help: 'Geht per E-Mail an {email}, mit der Nachricht darunter.',
    send: 'Antwort senden',
  },
};
