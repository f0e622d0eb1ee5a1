import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  report: {
    ADMIN: 'Hay acceso a las clases, como para todos los administradores.',
    PAID: 'Hay acceso a las clases: el año está pagado y se renovará.',
    PAID_LAST_YEAR: 'Hay acceso a las clases: el año está pagado. No se renovará.',
    GRANTED: 'Hay acceso a las clases: lo concedió la escuela.',
    GRACE:
      'No se pudo cobrar la renovación. El acceso a las clases se mantiene unos días, para que se pueda actualizar la tarjeta.',
    UNPAID:
      'No hay acceso a las clases: no se pudo cobrar la renovación y el periodo de gracia ha terminado.',
    PENDING:
      'El pago se hizo, pero el banco aún no lo ha confirmado. El acceso a las clases se abrirá automáticamente cuando lo haga.',
    REFUNDED: 'No hay acceso a las clases: el último pago se reembolsó.',
    DISPUTED: 'No hay acceso a las clases: el banco revirtió el último pago.',
    ENDED: 'No hay acceso a las clases: el acceso ha terminado.',
    NEVER: 'No hay acceso a las clases: nunca hubo una suscripción.',
  },
  history: {
    checkoutStarted: 'Se inició una compra',
    checkoutPending: 'Se hizo un pago, pero el banco aún no lo había confirmado',
    checkoutPaid: 'La compra se pagó',
    checkoutFailed: 'El banco rechazó el pago',
    checkoutExpired: 'La compra no se pagó a tiempo',
    payment: 'Llegó un pago',
    renewalFailed: 'No se pudo cobrar la renovación',
    paymentFailed: 'El banco rechazó un pago',
    authenticationNeeded: 'El banco pidió confirmar el pago',
    refundRequested: 'Se solicitó el reembolso de un pago',
    refund: 'Se reembolsó un pago',
    refundFailed: 'El banco no aceptó el dinero reembolsado',
    refundCanceled: 'Se canceló un reembolso',
    disputeOpened: 'El banco abrió una disputa sobre un pago',
    disputeWon: 'La disputa sobre un pago terminó y el pago se mantiene',
    disputeLost: 'El banco revirtió un pago',
    subscriptionStarted: 'Empezó la suscripción',
    subscriptionEnded: 'Terminó la suscripción',
    subscriptionUnpaid: 'La suscripción terminó porque no se pagó la renovación',
    graceOver: 'El acceso a las clases se cerró porque no se pagó la renovación',
    subscriptionPaused: 'La suscripción se pausó',
    cancelledByPerson: 'La suscripción se canceló',
    cancelledByAdmin: 'Un administrador puso fin a la suscripción',
    cancelledAsDuplicate: 'Se encontró una segunda suscripción y se le puso fin',
    cancelledForDispute: 'La suscripción terminó porque el banco revirtió su pago',
    cancelledForRefund: 'La suscripción terminó porque se reembolsó su pago',
    cancelledForPeriodEnd: 'La suscripción se canceló para el final del año pagado',
    resumed: 'Al final, la suscripción continúa',
    granted: 'La escuela concedió acceso',
    grantEnded: 'Terminó el acceso concedido por la escuela',
  },
};
