import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    updateMessage: 'Le message n’a pas pu être modifié',
    loadMessages: 'Les messages n’ont pas pu être chargés',
    loadReplies: 'Les réponses n’ont pas pu être chargées',
    reply: 'La réponse n’a pas pu être envoyée',
  },
  loading: {
    reply: 'Envoi de votre réponse',
  },
  success: {
    closeMessage: 'Marqué comme traité',
    reopenMessage: 'De nouveau à traiter',
    reply: 'Réponse envoyée',
  },
  validation: {
    emptyReply: 'Écrivez d’abord une réponse',
  },
  notFound: {
    message: 'Ce message n’existe pas',
  },
  title: 'Messages',
  which: 'Quels messages',
  shows: { open: 'À traiter', done: 'Traités', all: 'Tous' },
  none: {
    open: {
      title: 'Aucun message en attente',
      description: 'Tous les messages ont été traités. Les nouveaux arrivent par le formulaire de contact.',
    },
    done: {
      title: 'Rien de traité pour le moment',
      description: 'Les messages que vous marquez comme traités sont conservés ici.',
    },
    all: {
      title: 'Pas encore de messages',
      description: 'Ce qu’on vous écrit depuis la page de contact arrive ici et dans votre messagerie.',
    },
  },
  doneOn: 'Traité le {date}',
  answer: 'Répondre',
  answerTo: 'Répondre à {name}',
  answers: '{count, plural, one {# réponse} other {# réponses}}',
  answersTo: '{count, plural, one {# réponse} other {# réponses}} à {name}',
  markDone: 'Marquer comme traité',
  markDoneOf: 'Marquer comme traité : message de {name}',
  reopen: 'Rouvrir',
  reopenOf: 'Rouvrir : message de {name}',
  thread: 'Réponses',
  deletedAccount: 'Un compte supprimé',
  reply: {
    labels: { text: 'Votre réponse' },
    labelTo: 'Votre réponse à {name}',
    help: 'Part par e-mail à {email}, avec le message d’origine à la suite.',
    send: 'Envoyer la réponse',
  },
};
