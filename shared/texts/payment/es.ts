import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    cancelSubscription: 'No se pudo cancelar la suscripción',
    confirmSubscription: 'No se pudo crear la suscripción',
    startCheckout: 'Algo salió mal',
    loadKey: 'No se pudieron cargar los datos',
    loadPayments: 'No se pudieron cargar los pagos',
    resumeSubscription: 'No se pudo reanudar la suscripción',
    openBillingPortal: 'No se pudo abrir la página de facturación',
  },
  loading: {
    cancelSubscription: 'Procesando la cancelación',
    resumeSubscription: 'Reanudando tu suscripción',
    openBillingPortal: 'Abriendo la página de facturación',
  },
  success: {
    cancelSubscription: 'Suscripción cancelada',
    confirmSubscription: 'Suscripción activa',
    loadPayments: 'Pagos cargados',
    resumeSubscription: 'Tu suscripción continúa',
  },
  question: {
    cancelSubscription: '¿Seguro que quieres cancelar tu suscripción?',
  },
  pending: 'Tu pago aún no está confirmado. Esta página se actualizará automáticamente',
  unavailable:
    'Ahora mismo no se puede contactar con el proveedor de pagos. Inténtalo de nuevo en un instante',
  noted:
    'El proveedor de pagos aún no lo ha hecho. Tu solicitud queda registrada y se completará automáticamente',
  columns: {
    paidOn: 'Pagado el',
    amount: 'Importe',
    refunded: 'Reembolsado',
  },
  receipt: {
    name: 'Recibo',
    link: 'Recibo del {date}, en una pestaña nueva',
  },
  invoice: {
    name: 'Factura',
    link: 'Factura del {date}, en una pestaña nueva',
  },
};
