import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Status do sistema',
  heading: 'Do que a escola depende',
  looking:
    'Consultando o banco de dados, o armazenamento, o servidor de e-mail, a Stripe e este endereço. Pode levar dez segundos.',
  lookAgain: 'Verificar novamente',
  lookedAt: 'Verificado em <time>{time}</time>',
  summary: {
    well: 'Tudo funciona.',
    attentions:
      '{attentions, plural, one {Tudo funciona; # item precisa de atenção.} other {Tudo funciona; # itens precisam de atenção.}}',
    faults: '{faults, plural, one {# item não funciona.} other {# itens não funcionam.}}',
    both: '{faults, plural, one {# item não funciona} other {# itens não funcionam}} e {attentions, plural, one {# precisa de atenção} other {# precisam de atenção}}.',
  },
  state: {
    FAULT: 'Não funciona:',
    ATTENTION: 'Precisa de atenção:',
    WELL: 'Funciona:',
  },
  testMail: {
    title: 'Os e-mails chegam?',
    intro: 'Envia um e-mail para o seu endereço. Só você pode ver se ele chegou.',
    send: 'Enviar um e-mail para mim',
  },
  failure: {
    loadHealth: 'Não foi possível verificar a escola',
    sendTestMail: 'Não foi possível enviar o e-mail',
  },
};
