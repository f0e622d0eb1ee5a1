import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  received: {
    subject: 'Mensagem de {sender}',
    paragraph:
      'Alguém escreveu para você pelo formulário de contato. Para responder à pessoa, responda a este e-mail.',
    name: 'Nome',
    email: 'E-mail',
    action: 'Abrir as mensagens',
    reason:
      'Você recebeu este e-mail porque as mensagens do formulário de contato de {school} vão para este endereço.',
  },
  acknowledgement: {
    subject: 'Recebemos sua mensagem',
    preheader: 'Agradecemos o contato. Uma pessoa vai ler sua mensagem e responder por aqui.',
    paragraph:
      'Agradecemos por escrever para {school}. Sua mensagem chegou; uma pessoa vai lê-la e responder a este endereço.',
    action: 'Explorar cursos',
    reason:
      'Você recebeu este e-mail porque este endereço foi informado no formulário de contato de {school}. Se não foi você, não precisa fazer nada.',
  },
  reply: {
    subject: '{school} respondeu à sua mensagem',
    action: 'Escrever novamente',
    reason:
      'Você recebeu este e-mail porque escreveu para {school}. Para continuar a conversa, basta responder.',
  },
};
