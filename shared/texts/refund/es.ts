import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    refundPayment: 'No se pudo reembolsar el pago',
    retryRefund: 'No se pudo reintentar el reembolso',
  },
  loading: {
    refundPayment: 'Reembolsando el pago',
    retryRefund: 'Reintentando el reembolso',
  },
  success: {
    refundPayment: 'El reembolso está en camino',
    retryRefund: 'El reembolso está de nuevo en camino',
  },
  validation: {
    notPositive: 'Indica un importe mayor que cero',
    amount: 'Escribe un importe de hasta {most}',
  },
  requested: 'Hay {amount} por reembolsar. Stripe aún no lo ha hecho; se volverá a intentar automáticamente',
  conflict: {
    tooMuch: 'De este pago solo se pueden reembolsar aún {left}',
    nothingLeft: 'Este pago ya se ha reembolsado por completo o está a punto de reembolsarse',
    failed: 'Un reembolso de este pago falló. Reinténtalo, por favor',
    disputed: 'El banco de quien pagó ha revertido este pago, así que no se puede reembolsar nada',
  },
  state: {
    PENDING: 'Reembolso en camino desde el {date}',
    SUCCEEDED: 'Reembolsado; el banco puede tardar unos días en mostrarlo',
    FAILED: 'Reembolso fallido',
    failedBecause: 'Reembolso fallido: {reason}',
    CANCELED: 'Reembolso cancelado en Stripe',
  },
  dispute: {
    badge: 'En disputa',
    explanation: 'El banco de quien pagó lo revierte',
    link: 'Disputa en Stripe',
    linkOf: 'Disputa en Stripe del pago del {date}, en una pestaña nueva',
  },
  retry: 'Reintentar el reembolso',
  retryOf: 'Reintentar el reembolso del pago del {date}',
  refund: 'Reembolsar',
  refundOf: 'Reembolsar el pago del {date}',
  dialog: {
    title: '¿Reembolsar el pago del {date}?',
    description:
      'Importe pagado: {amount}; se pueden reembolsar {refundable}. El dinero vuelve a la tarjeta con la que se pagó y no se puede recuperar. Un reembolso parcial no cambia el acceso. Cuando se haya devuelto todo el pago del año en curso, las clases se bloquean de inmediato y la suscripción termina.',
    amountIn: 'Importe en {currency}',
    upTo: 'Hasta {refundable}',
  },
  columns: { state: 'Estado', stripe: 'En Stripe' },
  open: 'Abrir',
  openOf: 'Abrir en Stripe el pago del {date}, en una pestaña nueva',
};
