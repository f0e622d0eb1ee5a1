import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Pagos',
  caption: 'Pagos, los más recientes primero',
  toProblems: 'Lo que requiere atención',
  filter: {
    search: 'Nombre o correo electrónico',
    state: 'Estado',
    everyState: 'Todos los estados',
    states: { KEPT: 'Cobrado', REFUNDED: 'Reembolsado', DISPUTED: 'En disputa' },
  },
  noneFound: {
    title: 'No hay ningún pago así',
    description: 'En esos días no pagó nadie que coincida con la búsqueda.',
    showAll: 'Mostrar todos los pagos',
  },
  none: {
    title: 'Aún no hay pagos',
    description: 'Cada pago aparece aquí en cuanto se hace.',
  },
  who: 'Quién',
  deletedAccount: 'Una cuenta eliminada',
  failure: {
    loadPaymentProblems: 'No se pudieron cargar los problemas de pago',
    reconcilePayments: 'No se pudieron conciliar los pagos con Stripe',
  },
  loading: {
    reconcilePayments: 'Conciliando los pagos con Stripe',
  },
  success: {
    reconcilePayments: 'Pagos conciliados con Stripe',
  },
  problems: {
    title: 'Pagos que requieren atención',
    toPayments: 'Todos los pagos',
    heading: 'Problemas, los más recientes primero',
    none: 'Nada requiere tu atención',
    whatIsListed:
      'Aquí aparecen los reembolsos fallidos, las disputas y todo lo que aún no se pudo comunicar a Stripe.',
    showAll: 'Mostrar los {count, number}',
    since: 'desde el <time>{moment}</time>',
    retry: 'Reintentar el reembolso',
    retryOf: 'Reintentar el reembolso de {name}',
    dispute: 'Disputa en Stripe',
    disputeHere: 'Disputa en Stripe, en una pestaña nueva',
    disputeOf: 'Disputa en Stripe: {name}, en una pestaña nueva',
    names: {
      CHECKOUT_REFUSED: 'Sin página de pago',
      DISPUTE: 'Disputa',
      EVENT_FAILED: 'Evento de Stripe fallido',
      EVENT_ODD: 'Venta ajena a la escuela',
      EVENT_REFUSED: 'Evento de Stripe rechazado',
      KEY_REFUSED: 'Clave de Stripe rechazada',
      PORTAL_REFUSED: 'Sin página de facturación',
      PRICE_REFUSED: 'Precio rechazado',
      RECONCILIATION_FAILED: 'Conciliación interrumpida',
      REFUND_FAILED: 'Reembolso fallido',
      REFUND_STUCK: 'Reembolso en espera',
      REFUND_REFUSED: 'Reembolsos rechazados',
      REQUEST_STUCK: 'Cancelación en espera',
      TAX_REFUSED: 'Impuestos sin calcular',
    },
  },
  comparison: {
    notLoaded: 'No se pudo cargar cuándo se conciliaron los pagos por última vez.',
    compare: 'Conciliar ahora',
    outage:
      'Stripe no responde desde el <time>{moment}</time>. Los pagos continuarán automáticamente cuando vuelva.',
    never: 'Aún no se ha conciliado con Stripe.',
    brokeOff: 'La conciliación con Stripe del <time>{moment}</time> se interrumpió: {failure}',
    running: 'Conciliando con Stripe desde el <time>{moment}</time>',
    done: 'Conciliado con Stripe: <time>{moment}</time>, {differences, plural, =0 {sin diferencias} one {# diferencia corregida} other {# diferencias corregidas}}',
    doneWithMissedEvents:
      'Conciliado con Stripe: <time>{moment}</time>, {differences, plural, =0 {sin diferencias} one {# diferencia corregida} other {# diferencias corregidas}}, {events, plural, one {# evento no había llegado} other {# eventos no habían llegado}}',
    showCorrected: 'Mostrar lo corregido',
  },
};
