import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Miembros',
  caption: 'Miembros, los más recientes primero',
  column: {
    name: 'Nombre',
    role: 'Rol',
    subscription: 'Suscripción',
    joined: 'Alta',
  },
  filter: {
    search: 'Nombre o correo electrónico',
    everyRole: 'Todos los roles',
    anySubscription: 'Con y sin suscripción',
    active: 'Activa',
    notActive: 'No activa',
  },
  nobodyFound: {
    title: 'No se encontró a nadie',
    description: 'Nadie coincide con ese nombre o correo, rol y suscripción.',
    showAll: 'Mostrar todos los miembros',
  },
  role: {
    ADMIN: 'Administración',
    USER: 'Miembro',
  },
  member: 'Miembro',
  section: {
    role: 'Rol: {role}',
    email: 'Correo electrónico',
    subscription: 'Suscripción',
    secondFactor: 'Verificación en dos pasos',
    sessions: 'Sesiones',
    access: 'Por qué tiene acceso o no',
    learning: 'Aprendizaje',
    payments: 'Pagos',
    audit: 'Acciones de los administradores',
  },
  verified: 'Verificado',
  notVerified: 'Sin verificar',
  seen: {
    lately: 'Alta el {joined}, última visita el {seen}',
    never: 'Alta el {joined}, sin visitas desde entonces',
  },
  audit: {
    caption: 'Acciones de los administradores sobre {name}',
    empty: 'Ningún administrador ha cambiado nada de este miembro.',
  },
  changeRole: {
    admin: 'Este rol permite dirigir la escuela (cursos, miembros y mensajes) y ver todas las clases.',
    user: 'Este rol permite ver las clases con una suscripción activa.',
    makeAdmin: 'Dar permisos de administración',
    makeUser: 'Quitar permisos de administración',
    giveUp: {
      title: '¿Dejar la administración?',
      description:
        'Sales de la administración de inmediato, y solo otro administrador puede volver a darte acceso.',
      confirm: 'Dejarla',
    },
  },
  makeAdmin: {
    title: '¿Dar permisos de administración a <name>{name}</name>?',
    description:
      'Los administradores ven a todas las personas y todos los pagos, modifican cualquier curso y pueden quitarte tus propios permisos. Se avisará por correo a todos los administradores.',
    name: 'Nombre completo de la persona',
    password: 'Tu contraseña',
    confirm: 'Dar permisos',
  },
  endSessions: {
    intro:
      'Cierra la sesión del miembro en todos los dispositivos y anula sus tokens de API. Una persona que conozca la contraseña puede volver a entrar: pide al miembro que elija una contraseña nueva por correo.',
    logOut: 'Cerrar sesión en todas partes',
    title: '¿Cerrar la sesión de {name} en todas partes?',
    description:
      'Todas las sesiones y los tokens de API terminan ahora. El miembro recibe un correo y queda anotado en el registro.',
  },
  changeEmail: {
    intro:
      'Para quien ya no lee los correos de su dirección actual. Se avisa a esa dirección, y la nueva debe verificarse.',
    email: 'Correo nuevo',
    submit: 'Cambiar correo',
  },
  grantAccess: {
    until: 'Conceder acceso hasta',
    help: 'Hasta el final de ese día. No se cobra nada.',
    helpReplacing: 'Hasta el final de ese día. Reemplaza el acceso concedido vigente.',
    submit: 'Conceder acceso',
  },
  endAccess: {
    button: 'Retirar acceso',
    title: '¿Retirar el acceso de <name>{name}</name>?',
    consequence: {
      granted: 'Las clases se bloquean de inmediato. No se pagó nada, así que no se reembolsa nada.',
      unpaid: 'La suscripción termina de inmediato y no se vuelve a intentar el cobro.',
      paid: 'Las clases se bloquean de inmediato y la suscripción no se renueva.',
    },
    lastPayment: 'El último pago',
    refund: 'Reembolsar {amount}',
    refundDetail: 'A la tarjeta con la que se pagó',
    keep: 'Conservar el pago',
    keepDetail: 'No se reembolsa nada',
  },
  payments: {
    caption: 'Pagos, los más recientes primero',
    none: 'Aún no hay pagos.',
  },
  learning: {
    caption: 'Clases, las últimas vistas primero',
    nothing: 'Aún no ha visto nada.',
    column: {
      lecture: 'Clase',
      course: 'Curso',
      place: 'Visto hasta',
      done: 'Clases completadas',
      when: 'Cuándo',
    },
    isDone: 'Completada',
    place: '{position} de {duration}',
    doneOf: '{done, number} de {total, number}',
    certificates: 'Certificados',
    noCertificates: 'Aún no hay certificados.',
    certificate: '<link>Certificado de <course>{course}</course></link>, completado el {date}',
  },
  failure: {
    updateMember: 'No se pudo modificar el miembro',
    loadMembers: 'No se pudieron cargar los miembros',
    loadMember: 'No se pudo cargar el miembro',
  },
  loading: {
    updateMember: 'Guardando el cambio',
  },
  success: {
    changeRole: 'Rol cambiado',
    changeEmail: 'Correo cambiado. Le enviamos un mensaje para que lo verifique',
    endSessions: 'Sesiones del miembro cerradas',
  },
  validation: {
    nameDiffers: 'Este no es su nombre. Escríbelo tal como aparece arriba',
  },
  conflict: {
    lastAdmin: 'Debe quedar al menos un administrador',
  },
  notFound: {
    user: 'Esta persona no existe',
  },
};
