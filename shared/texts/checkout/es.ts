import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Suscripción',
  goesOnTo: 'Después del pago, continúas con <title>{title}</title>.',
  included: {
    all: 'Todos los cursos, también los nuevos',
    allToCome:
      'Todos los cursos, cada uno desde el día en que aparece: los primeros están en preparación y aún no hay nada que ver',
    term: 'Válida durante {years, plural, one {# año} other {# años}} desde el día del pago',
    firstPayment:
      'Si empiezas hoy, el primer pago es el {date}: {price}, y después cada año. Te lo recordaremos por correo y puedes cancelar antes',
    renewal:
      'Si pagas hoy, se renueva el {date} por {price}. Te lo recordaremos por correo y puedes cancelar antes',
  },
  trial: {
    title: 'Gratis durante {days, plural, one {# día} other {# días}}',
    terms:
      'El primer pago de {price} se cobra al cabo de {days, plural, one {# día} other {# días}}. Si cancelas antes, no se cobra nada.',
  },
  grace: {
    title: 'Periodo de gracia',
    terms:
      'Si no se puede cobrar una renovación, conservas el acceso a las clases durante {days, plural, one {# día} other {# días}} para que puedas actualizar tu tarjeta.',
  },
  buy: 'Comprar ahora',
  goOn: 'Continuar con el pago',
  granted: 'La escuela te ha dado acceso hasta el {date}. Aun así, puedes suscribirte.',
  active: {
    title: 'Tu suscripción está activa',
    meaning: 'Ya tienes acceso a todos los cursos. No hay nada que pagar.',
    beingRenewed: 'El pago de tu renovación está en curso.',
    ends: 'Termina el {date}. En tu perfil puedes hacer que continúe.',
    renews: 'Se renueva el {date}.',
  },
  unpaid: {
    title: 'Tu renovación aún no está pagada',
    meaning:
      'Ya tienes una suscripción, así que no hay que comprar nada de nuevo: solo falta cobrar la renovación. Actualiza tu tarjeta y continuará automáticamente.',
    openUntil: 'Conservas el acceso a las clases hasta el {date}.',
    locked: 'Las clases están bloqueadas hasta que se pague la renovación.',
  },
  underWay: {
    title: 'Tu pago está en camino',
    meaning:
      'Hiciste el pago, pero tu banco aún no lo ha confirmado. Puede tardar unos días. No vuelvas a pagar, por favor.',
    next: 'Te avisaremos del resultado por correo. También lo verás en tu perfil, y el acceso a los cursos se abrirá automáticamente.',
  },
  courses: 'Explorar cursos',
  profile: 'Tu perfil',
  failed: {
    title: 'El pago falló',
    titleOfPaid: 'Tu pago',
    text: 'No se cobró nada ni se inició ninguna suscripción. Puedes intentarlo de nuevo con esta tarjeta o con otra.',
  },
  tryAgain: 'Reintentar',
  backToCourses: 'Volver a los cursos',
  confirmation: {
    confirming: 'Confirmando tu pago…',
    atBank: 'Esperando a tu banco',
    active: 'Pago realizado',
    declined: 'Tu pago fue rechazado',
    expired: 'Tu pago ha caducado',
    over: 'Tu pago ya está resuelto',
    failed: 'Tu pago no está confirmado',
  },
  confirming: 'Tardará un momento. Deja esta página abierta, por favor.',
  notFinished: 'Si no has terminado de pagar, <link>continúa con el pago</link>.',
  checkAgain: 'Volver a comprobar',
  atBank: {
    waiting: 'Hiciste el pago, pero tu banco aún no lo ha confirmado. Puede tardar unos días.',
    leave:
      'No hace falta que esperes aquí. Te avisaremos del resultado por correo y también lo verás en tu perfil. No vuelvas a pagar, por favor.',
    profile: 'Ir a tu perfil',
  },
  unreachable: {
    waiting:
      'Ahora mismo no se puede contactar con el proveedor de pagos, así que aún no se puede ver tu pago. Si has pagado, no se ha perdido nada.',
    leave:
      'Esta página seguirá preguntando, cada vez con más pausa. También puedes salir: tu suscripción empezará automáticamente y te enviaremos el recibo por correo.',
    lookAgain: 'Volver a mirar',
  },
  paid: {
    open: 'Tu suscripción está activa. Ya tienes acceso a todos los cursos.',
    receipt: 'Tienes el recibo en tu correo y en tu perfil.',
    goOn: 'Continuar donde estabas',
    home: 'Ir al panel',
  },
  declined:
    'Al final, tu banco rechazó el pago. No se cobró nada ni se inició ninguna suscripción. Puedes intentarlo de nuevo con esta tarjeta o con otra.',
  expired: 'No se terminó a tiempo, así que se cerró. No se cobró nada. Puedes empezar uno nuevo.',
  over: {
    text: 'Este pago ya se resolvió antes, y la suscripción a la que correspondía ha cambiado desde entonces.',
    profile: 'Ver tu suscripción',
  },
  refused: {
    description: 'Si acabas de pagar, inténtalo de nuevo en un instante.',
    notPaid: 'Si aún no has pagado, vuelve a la <link>página de compra</link>.',
  },
  noPayment: {
    title: 'No hay ningún pago que confirmar',
    heading: 'Esta página corresponde a un pago',
    description:
      'La página de pago te trae aquí cuando has pagado. Si acabas de pagar, tu perfil mostrará tu suscripción en un instante.',
    checkout: 'Ir al pago',
  },
};
