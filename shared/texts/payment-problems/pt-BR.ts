import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  because: ' ({detail})',
  problems: {
    REFUND_FAILED:
      'O banco de quem pagou não aceitou um reembolso{because}. O dinheiro voltou para a escola: tente o reembolso mais uma vez ou reembolse de outra forma.',
    REFUND_STUCK:
      'Ainda não foi possível fazer um reembolso na Stripe{because}. Haverá uma nova tentativa automática; se o problema persistir, reembolse no painel da Stripe.',
    REQUEST_STUCK:
      'Ainda não foi possível executar na Stripe a alteração de uma assinatura{because}. Haverá uma nova tentativa automática; se o problema persistir, faça a alteração no painel da Stripe.',
    DISPUTE:
      'O banco de quem pagou está estornando este pagamento. Responda a tempo no painel da Stripe ou aceite a contestação por lá.',
    EVENT_FAILED:
      'Ainda não foi possível processar um evento da Stripe{because}. Haverá uma nova tentativa automática; conciliar com a Stripe resolve na hora.',
    EVENT_REFUSED:
      'Um evento da Stripe não era para esta escola e não mudou nada{because}. Veja se outra loja ou o modo de teste da Stripe envia seus eventos para cá.',
    EVENT_ODD:
      'A Stripe informou algo que esta escola não vende, sobre uma pessoa da escola{because}. O que a Stripe tem dela foi verificado, e isso não liberou nada. Se era para liberar as aulas, venda pelo preço da própria escola ou conceda acesso.',
    RECONCILIATION_FAILED:
      'A última conciliação com a Stripe foi interrompida{because}. Há uma nova tentativa a cada hora; você pode conciliar agora.',
    refused:
      '{subject}{because}. {effect} {remedy} Este aviso desaparece sozinho quando tudo voltar a funcionar.',
  },
  refusals: {
    KEY_REFUSED: {
      subject: 'A Stripe recusa a chave da escola',
      effect: 'Ninguém consegue pagar, e nada do que a Stripe faz chega até aqui.',
      remedy: 'Coloque uma chave secreta válida em STRIPE_SECRET_KEY e reinicie o servidor.',
    },
    PRICE_REFUSED: {
      subject: 'A Stripe não vende pelo preço da escola',
      effect: 'Ninguém consegue comprar.',
      remedy: 'Confira PLAN_PRICE e PLAN_CURRENCY, e os produtos no painel da Stripe.',
    },
    TAX_REFUSED: {
      subject: 'A Stripe não consegue calcular o imposto',
      effect: 'Ninguém consegue comprar.',
      remedy:
        'Conclua as configurações em Tax no painel da Stripe ou defina STRIPE_AUTOMATIC_TAX como false.',
    },
    CHECKOUT_REFUSED: {
      subject: 'A Stripe não abre a página de pagamento',
      effect: 'Quem quer comprar não consegue.',
      remedy:
        'Veja no painel da Stripe se a conta pode receber pagamentos e tem um nome, e se a chave pode escrever em Checkout Sessions e Customers.',
    },
    PORTAL_REFUSED: {
      subject: 'A Stripe não abre a página de cobrança',
      effect: 'Os membros não conseguem trocar o cartão nem pagar o que está em aberto.',
      remedy:
        'Salve as configurações do portal do cliente no painel da Stripe, em Billing, e veja se a chave pode escrever em Customer portal.',
    },
    REFUND_REFUSED: {
      subject: 'A Stripe não faz reembolsos',
      effect: 'Quem tem um reembolso prometido está esperando por ele. Haverá uma nova tentativa automática.',
      remedy: 'Adicione saldo no painel da Stripe e veja se a chave pode escrever em Refunds.',
    },
  },
};
