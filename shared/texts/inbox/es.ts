import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    updateMessage: 'No se pudo modificar el mensaje',
    loadMessages: 'No se pudieron cargar los mensajes',
    loadReplies: 'No se pudieron cargar las respuestas',
    reply: 'No se pudo enviar la respuesta',
  },
  loading: {
    reply: 'Enviando tu respuesta',
  },
  success: {
    closeMessage: 'Marcado como resuelto',
    reopenMessage: 'Abierto de nuevo',
    reply: 'Respuesta enviada',
  },
  validation: {
    emptyReply: 'Escribe primero una respuesta',
  },
  notFound: {
    message: 'Este mensaje no existe',
  },
  title: 'Mensajes',
  which: 'Qué mensajes',
  shows: { open: 'Abiertos', done: 'Resueltos', all: 'Todos' },
  none: {
    open: {
      title: 'Nada por responder',
      description: 'Todos los mensajes están atendidos. Los nuevos llegan del formulario de contacto.',
    },
    done: {
      title: 'Aún no hay nada resuelto',
      description: 'Los mensajes que marques como resueltos se guardan aquí.',
    },
    all: {
      title: 'Aún no hay mensajes',
      description: 'Lo que se escribe en la página de contacto llega aquí y a tu correo.',
    },
  },
  doneOn: 'Resuelto el {date}',
  answer: 'Responder',
  answerTo: 'Responder a {name}',
  answers: '{count, plural, one {# respuesta} other {# respuestas}}',
  answersTo: '{count, plural, one {# respuesta} other {# respuestas}} a {name}',
  markDone: 'Marcar como resuelto',
  markDoneOf: 'Marcar como resuelto: mensaje de {name}',
  reopen: 'Reabrir',
  reopenOf: 'Reabrir: mensaje de {name}',
  thread: 'Respuestas',
  deletedAccount: 'Una cuenta eliminada',
  reply: {
    labels: { text: 'Tu respuesta' },
    labelTo: 'Tu respuesta a {name}',
    help: 'Se envía por correo a {email}, con su mensaje debajo.',
    send: 'Enviar respuesta',
  },
};
