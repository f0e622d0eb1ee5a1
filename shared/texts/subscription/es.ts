import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  labels: { active: 'Activa', inactive: 'Inactiva' },
  updateCard: 'Actualizar tu tarjeta',
  resume: 'Reanudar suscripción',
  requests: {
    endWithRefund: 'Tu cancelación con reembolso está registrada desde el {moment}.',
    end: 'El fin de tu suscripción está registrado desde el {moment}.',
    endOfPeriod: 'Tu cancelación para el final del año pagado está registrada desde el {moment}.',
    resume: 'Tu deseo de continuar después del año pagado está registrado desde el {moment}.',
    outlook:
      'El proveedor de pagos aún no lo ha hecho. Se completará automáticamente; no tienes que hacer nada más.',
    withOutlook: '{request} {outlook}',
  },
  disputed: 'En disputa: tu banco lo ha revertido',
  refundNotes: {
    PENDING: 'La devolución está en camino',
    SUCCEEDED: 'Reembolsado; tu banco puede tardar unos días en mostrarlo',
    FAILED: 'El reembolso falló y se volverá a intentar',
    CANCELED: 'Reembolso cancelado',
  },
  refunds: {
    PENDING: 'La devolución de {money} está en camino.',
    SUCCEEDED: 'Te reembolsamos {money}. Tu banco puede tardar unos días en mostrarlo.',
    FAILED: 'Aún no pudimos reembolsarte {money}. Se volverá a intentar y la escuela ya lo sabe.',
    CANCELED: 'El reembolso de {money} se canceló. Escríbenos si no sabes por qué.',
  },
  help: {
    GRANTED: 'No tienes que pagar nada.',
    PAID_LAST_YEAR: 'Si la reanudas, se renovará.',
    GRACE: 'Actualiza tu tarjeta antes de esa fecha y nada se interrumpirá.',
    UNPAID:
      'Actualiza tu tarjeta. Recuperarás el acceso a las clases automáticamente en cuanto se haga el pago.',
    PENDING: 'No vuelvas a pagar, por favor. Esta página busca novedades automáticamente.',
    DISPUTED: 'Si no era lo que querías, escríbenos.',
    goOnPaying: 'Has empezado a pagar y puedes continuar donde lo dejaste. Aún no se ha cobrado nada.',
  },
  begun: 'Empezaste un pago el {date}. Aún no se ha cobrado nada.',
  atBank:
    'Hiciste el pago, pero tu banco aún no lo ha confirmado. Puede tardar unos días; te avisaremos del resultado por correo. No vuelvas a pagar, por favor.',
  refusedByBank: 'Al final, tu banco rechazó tu último pago. No se ha cobrado nada.',
  status: {
    none: 'Aún no tienes una suscripción.',
    graceUntil:
      'No se pudo cobrar tu renovación. Conservas el acceso a las clases hasta el {date} para que puedas actualizar tu tarjeta.',
    triedAgain:
      'Mientras tanto, el cobro a la tarjeta se volverá a intentar automáticamente. En cuanto se consiga, tu suscripción seguirá como antes.',
    notConfirmed: 'Tu pago aún no está confirmado. Puede tardar unos minutos; no se cobrará nada dos veces.',
    pastDue:
      'No se pudo cobrar tu renovación, así que las clases están bloqueadas. El cobro a la tarjeta se volverá a intentar en los próximos días y, en cuanto se consiga, recuperarás el acceso automáticamente.',
    unpaidBesideGrant:
      'También tienes una suscripción cuya renovación no se pudo cobrar. El cobro a la tarjeta se volverá a intentar en los próximos días, salvo que la canceles.',
    ended: 'Tu suscripción ha terminado.',
    endedOn: 'Tu suscripción terminó el {date}.',
    disputed: 'Tu banco revirtió tu pago de {money}. Si no era lo que querías, escríbenos.',
    granted: 'La escuela te ha dado acceso hasta el {date}. No tienes que pagar nada.',
    beingRenewed: 'El pago de tu renovación está en curso. Mientras tanto, conservas el acceso a las clases.',
    cancelled: 'Cancelaste tu suscripción. Conservas el acceso hasta el {date}; no se renovará.',
    renews: 'Pagada por un año; se renueva el {date}.',
    refundable: 'Si cancelas hasta el {date}, recuperas tu pago.',
  },
  cancelling: {
    refund: 'Recuperas por completo tu pago de {money}, y las clases se bloquean de inmediato.',
    refundLast: 'Recuperas por completo tu último pago, y las clases se bloquean de inmediato.',
    pastDue: 'Termina de inmediato, y la renovación no se volverá a intentar. No se reembolsa nada.',
    grace: 'La renovación se anula, y las clases se bloquean de inmediato. No se reembolsa nada.',
    endOfPeriod:
      'Conservas el acceso hasta el {date}. Entonces termina y no se renueva. No se reembolsa nada.',
  },
};
