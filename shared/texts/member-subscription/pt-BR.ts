import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  labels: {
    active: 'Ativa',
    inactive: 'Inativa',
    grace: 'Em tolerância',
    pastDue: 'Em atraso',
    pending: 'Pendente',
  },
  details: {
    never: 'Nunca teve assinatura',
    granted: 'Acesso concedido até {date}',
    ends: 'Paga, termina em {date}',
    renews: 'Paga, renova em {date}',
    grace: 'Renovação ainda não paga, aulas liberadas até {date}',
    ended: 'Terminou em {date}',
    endedEarly: 'Encerrada antes do prazo',
    pastDue: 'Não foi possível cobrar a renovação',
    pending: 'O primeiro pagamento ainda não foi confirmado',
  },
  requests: {
    endWithRefund:
      'O encerramento do acesso e o reembolso aguardam desde {date}. Não foi possível contatar a Stripe; haverá uma nova tentativa automática.',
    end: 'O encerramento do acesso aguarda desde {date}. Não foi possível contatar a Stripe; haverá uma nova tentativa automática.',
    endOfPeriod:
      'Um cancelamento ao fim do ano pago aguarda desde {date}. Não foi possível contatar a Stripe; haverá uma nova tentativa automática.',
    resume:
      'A retomada da assinatura aguarda desde {date}. Não foi possível contatar a Stripe; haverá uma nova tentativa automática.',
  },
};
