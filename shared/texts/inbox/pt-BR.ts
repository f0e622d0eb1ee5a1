import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    updateMessage: 'Não foi possível alterar a mensagem',
    loadMessages: 'Não foi possível carregar as mensagens',
    loadReplies: 'Não foi possível carregar as respostas',
    reply: 'Não foi possível enviar a resposta',
  },
  loading: {
    reply: 'Enviando sua resposta',
  },
  success: {
    closeMessage: 'Marcada como resolvida',
    reopenMessage: 'Reaberta',
    reply: 'Resposta enviada',
  },
  validation: {
    emptyReply: 'Escreva uma resposta primeiro',
  },
  notFound: {
    message: 'Esta mensagem não existe',
  },
  title: 'Mensagens',
  which: 'Quais mensagens',
  shows: { open: 'Em aberto', done: 'Resolvidas', all: 'Todas' },
  none: {
    open: {
      title: 'Nada a responder',
      description: 'Todas as mensagens foram atendidas. As novas chegam pelo formulário de contato.',
    },
    done: {
      title: 'Nada resolvido ainda',
      description: 'As mensagens que você marcar como resolvidas ficam aqui.',
    },
    all: {
      title: 'Nenhuma mensagem ainda',
      description: 'O que as pessoas escrevem na página de contato chega aqui e no seu e-mail.',
    },
  },
  doneOn: 'Resolvida em {date}',
  answer: 'Responder',
  answerTo: 'Responder a {name}',
  answers: '{count, plural, one {# resposta} other {# respostas}}',
  answersTo: '{count, plural, one {# resposta} other {# respostas}} a {name}',
  markDone: 'Marcar como resolvida',
  markDoneOf: 'Marcar como resolvida: mensagem de {name}',
  reopen: 'Reabrir',
  reopenOf: 'Reabrir: mensagem de {name}',
  thread: 'Respostas',
  deletedAccount: 'Uma conta excluída',
  reply: {
    labels: { text: 'Sua resposta' },
    labelTo: 'Sua resposta a {name}',
    help: 'Vai por e-mail para {email}, com a mensagem original abaixo.',
    send: 'Enviar resposta',
  },
};
