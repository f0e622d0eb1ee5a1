import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  conflict: {
    alreadySubscribed: 'Tu suscripción ya está activa',
    noSubscription: 'No hay ninguna suscripción activa que cancelar',
    notCancelled: 'No hay ninguna cancelación que deshacer',
    renewalUnpaid:
      'Tu renovación aún no está pagada. Actualiza tu tarjeta en tu perfil en lugar de volver a comprar',
    noCustomer: 'Aún no has hecho ningún pago, así que no hay página de facturación',
    refundNotFailed: 'Ningún reembolso de este pago ha fallado',
    subscriptionRenews: 'Tu suscripción seguiría activa. Cancélala antes, por favor',
    reconciling: 'Los pagos ya se están conciliando con Stripe',
  },
  notFound: {
    checkout: 'Esta compra no existe',
    subscription: 'Esta suscripción no existe',
    payment: 'Este pago no existe',
  },
  refused: 'El proveedor de pagos lo rechaza por algo que la escuela tiene que corregir. Ya la hemos avisado',
  notCompared: 'Ahora mismo no se puede contactar con Stripe, así que no se pudieron conciliar los pagos',
  badSignature: 'La firma de este evento falta, es incorrecta o es demasiado antigua',
  badEvent: 'Esto no es un evento de Stripe',
};
