import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  hasSubscription: 'Recibes este correo porque tienes una suscripción en {school}.',
  seePayments: 'Ver tus pagos',
  amount: 'Importe',
  period: 'Concepto',
  refunded: 'Te hemos reembolsado {amount}. Los bancos tardan hasta diez días en mostrarlo.',
  refundedToCard:
    'Te hemos reembolsado {amount} en tu tarjeta. Los bancos tardan hasta diez días en mostrarlo.',
  receipt: {
    subject: 'Tu recibo de {amount}',
    preheader: 'Tienes acceso a todas las clases hasta el {day}.',
    paragraph: 'Gracias. Hemos recibido tu pago y tienes acceso a todas las clases de todos los cursos.',
    paidOn: 'Pagado el',
    until: 'suscripción anual hasta el {day}',
    action: 'Ver la factura',
    reason: 'Recibes este correo porque con esta cuenta se pagó una suscripción en {school}.',
  },
  cancellation: {
    subject: 'Tu suscripción está cancelada',
    refundUnderWay: 'La devolución de {amount} está en camino.',
    watchUntil: 'Puedes ver las clases hasta el {day}.',
    closed: 'Ya no tienes acceso a las clases.',
    cancelledUntil:
      'Tu suscripción está cancelada. Puedes ver todas las clases hasta el {day}; después no se renueva.',
    cancelledNow: 'Tu suscripción está cancelada y ya no tienes acceso a las clases.',
    action: 'Ver tu suscripción',
    reason: 'Recibes este correo porque se canceló tu suscripción en {school}.',
  },
  duplicate: {
    subject: 'Tu segunda suscripción está cancelada',
    preheader: 'La primera continúa y conservas el acceso a todas las clases.',
    paragraph:
      'Habías pagado una segunda suscripción además de la que ya tienes. Hemos puesto fin a la segunda. La primera continúa y conservas el acceso a todas las clases.',
    reason: 'Recibes este correo porque con esta cuenta se pagaron dos suscripciones en {school}.',
  },
  refundEnding: {
    subject: 'Tu suscripción ha terminado y te devolvemos tu pago',
    preheader: 'No se cobrará nada más.',
    paragraph:
      'La escuela te ha reembolsado el pago de este año. Con ello tu suscripción ha terminado y ya no tienes acceso a las clases. No se cobrará nada más.',
    welcome: 'Puedes volver a suscribirte cuando quieras.',
  },
  unpaidEnding: {
    subject: 'Tu banco no realizó tu pago',
    preheader: 'No se cobró nada. Puedes intentarlo de nuevo, quizá de otra forma.',
    paragraph:
      'Tu banco no realizó el pago de tu suscripción, así que no pudo empezar. No se ha cobrado nada ni se cobrará.',
    tryAgain: 'Puedes intentarlo de nuevo cuando quieras, quizá con una tarjeta.',
    action: 'Intentarlo de nuevo',
    reason: 'Recibes este correo porque con esta cuenta se pidió una suscripción en {school}.',
  },
  refund: {
    subject: 'Te hemos reembolsado {amount}',
    preheader: 'Los bancos tardan hasta diez días en mostrarlo.',
    reason: 'Recibes este correo porque se te reembolsó un pago en {school}.',
  },
  refundFailed: {
    subject: 'Tu reembolso se retrasa',
    preheader: 'Tu banco nos devolvió {amount}. No tienes que hacer nada.',
    paragraph: 'Quisimos reembolsarte {amount} y tu banco no lo aceptó, quizá porque la tarjeta ha caducado.',
    nothingToDo:
      'No tienes que hacer nada. Ya lo sabemos, lo intentaremos de nuevo y te escribiremos cuando haya funcionado.',
    reason: 'Recibes este correo porque se te va a reembolsar un pago en {school}.',
  },
  renewal: {
    subject: 'Tu suscripción se renueva el {day}',
    preheader: 'Cobraremos {amount} a tu tarjeta. Puedes cancelar hasta entonces.',
    goesOn: 'Tu suscripción continúa un año más. No tienes que hacer nada.',
    cancel: 'Si no quieres, cancélala en tu perfil antes de ese día y no se cobrará nada.',
    chargedOn: 'Se cobra el',
    anotherYear: 'un año más con todos los cursos',
    action: 'Ver o cancelar tu suscripción',
    trial: {
      subject: 'Tus días gratis terminan el {day}',
      goesOn: 'Después, tu suscripción continúa durante un año. No tienes que hacer nada.',
      year: 'un año con todos los cursos',
    },
  },
  renewalFailed: {
    subject: 'No se pudo cobrar tu renovación',
    openUntil: 'Conservas el acceso a las clases hasta el {day}.',
    paragraph:
      'Intentamos cobrar {amount} por el próximo año de tu suscripción y tu banco lo rechazó. Suele pasar, muchas veces porque la tarjeta ha caducado.',
    update:
      'No se ha perdido nada: conservas el acceso a todas las clases hasta el {day}. Actualiza tu tarjeta en tu perfil antes de esa fecha; el cobro se volverá a intentar automáticamente.',
    action: 'Actualizar tu tarjeta',
  },
  renewalAuthentication: {
    subject: 'Confirma tu renovación con tu banco',
    paragraph:
      'Tu banco necesita tu confirmación antes de pagar {amount} por el próximo año de tu suscripción.',
    confirm:
      'Conservas el acceso a todas las clases hasta el {day}. Antes de esa fecha, abre la página de facturación en tu perfil y confirma allí el pago.',
    action: 'Confirmar el pago',
  },
  accessOver: {
    subject: 'Por ahora no tienes acceso a las clases',
    preheader: 'No se pagó la renovación. Puedes volver cuando quieras.',
    paragraph:
      'No se pudo cobrar la renovación de tu suscripción y el periodo de gracia ha terminado. Por ahora no tienes acceso a las clases.',
    stays:
      'Tu cuenta y todo lo que contiene siguen como están. En cuanto llegue un pago, volverás a tener acceso a todas las clases.',
  },
  operator: {
    reason:
      'Recibes este correo porque a esta dirección llega lo que requiere atención sobre los pagos de {school}.',
    openMember: 'Abrir la ficha del miembro',
    openProblems: 'Abrir los problemas de pago',
    payer: 'Quién pagó',
    refundFailure: {
      subject: 'Falló un reembolso de {amount}',
      preheader: 'Era para {email}.',
      paragraph: 'El banco de {email} no aceptó un reembolso. La escuela vuelve a tener el dinero.',
      tryAgain: 'Reinténtalo en la página del miembro o haz la devolución por otra vía.',
      reason: 'Motivo',
    },
    disputeOpened: {
      subject: 'Un pago de {amount} está en disputa',
      preheader: 'Por el banco de {email}.',
      paragraph:
        'El banco de {email} revierte un pago. Mientras la disputa siga abierta, esta persona no tiene acceso a las clases.',
      answer: 'Responde en el panel de Stripe o acepta allí la disputa.',
      answerUntil: 'Responde en el panel de Stripe hasta el {day} o acepta allí la disputa.',
    },
    disputeClosed: {
      lost: 'Se perdió la disputa de {amount}',
      closed: 'La disputa de {amount} se cerró',
      preheader: 'Era sobre un pago de {email}.',
      bankKeeps: 'El banco de {email} se queda el dinero. La suscripción que se pagó con él termina.',
      schoolKeeps: 'La disputa sobre un pago de {email} ha terminado y la escuela se queda el dinero.',
    },
    duplicateRefunded: {
      subject: 'Una segunda suscripción terminó y se reembolsó',
      preheader: '{email} había pagado dos veces.',
      paragraph:
        '{email} tenía dos suscripciones pagadas al mismo tiempo. La más reciente ha terminado y su pago se devuelve íntegro.',
      nothingToDo: 'No tienes que hacer nada.',
    },
    reconciliationBroken: {
      subject: 'No se pudieron conciliar los pagos con Stripe',
      preheader: 'Dos veces seguidas. Se vuelve a intentar cada hora.',
      paragraph:
        'Cada hora se concilian los pagos con Stripe y se corrige lo que no coincide. La conciliación se interrumpió dos veces seguidas.',
      look: 'Se vuelve a intentar cada hora. Si Stripe te funciona, mira el registro del servidor.',
      happened: 'Qué ocurrió',
    },
    stripeSays: 'Qué dice Stripe',
  },
};
