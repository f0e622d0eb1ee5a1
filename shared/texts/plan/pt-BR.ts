import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  term: '{years, plural, one {# ano} other {# anos}}',
  forTerm: 'por {years, plural, one {# ano} other {# anos}}',
  freeDays: 'Na primeira assinatura, {days, plural, one {# dia é grátis} other {# dias são grátis}}.',
  refund: {
    title: 'Reembolso de 100% no cancelamento',
    terms:
      'Cancele em até {days, plural, one {# dia} other {# dias}} após o pagamento e receba todo o valor de volta; o acesso termina na hora. Se cancelar depois, você continua assistindo até o fim do {years, plural, one {ano} other {período}} já pago, sem renovação.',
    none: 'Se cancelar, você continua assistindo até o fim do {years, plural, one {ano} other {período}} já pago, sem renovação.',
  },
};
