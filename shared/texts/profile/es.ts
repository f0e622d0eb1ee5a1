import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Perfil',
  person: {
    roles: { USER: 'Miembro', ADMIN: 'Administración' },
    edit: 'Editar perfil',
    followLink: 'Abre el enlace que enviamos a {email}. Hasta entonces no se bloquea nada.',
  },
  edit: {
    title: 'Editar perfil',
    picture: 'Esta es tu imagen actual. Elige otra o consérvala.',
    labels: { avatar: 'Imagen nueva', fullName: 'Nombre completo' },
    keepPicture: 'Conservar mi imagen actual',
    yourPicture: 'Tu imagen',
    save: 'Guardar perfil',
  },
  subscription: {
    title: 'Suscripción',
    admin: 'Al administrar la escuela, puedes ver todos los cursos sin suscripción.',
    ways: {
      subscribe: 'Suscribirse',
      goOn: 'Continuar con el pago',
      confirm: 'Ir al pago',
      contact: 'Escríbenos',
    },
    cancel: 'Cancelar suscripción',
    confirmCancel: 'Cancelar suscripción',
    keep: 'Conservarla',
  },
  payments: {
    title: 'Pagos',
    none: 'Nada todavía. Aquí aparecerán todos los pagos con su recibo.',
    caption: 'Pagos, los más recientes primero',
    state: 'Estado',
  },
  player: {
    title: 'Tus preferencias de reproducción',
    intro:
      'Se aplican a tu cuenta en todos tus dispositivos. Sin los atajos con letras, números y signos, / tampoco lleva a la búsqueda.',
  },
  sessions: {
    title: 'Tus dispositivos',
    intro:
      'Dónde tienes la sesión iniciada. Cierra la de los dispositivos que no reconozcas o ya no uses, y cambia tu contraseña si no fuiste tú.',
    caption: 'Tus dispositivos, los inicios de sesión más recientes primero',
    columns: {
      device: 'Dispositivo',
      address: 'Dirección de red',
      loggedIn: 'Inicio de sesión',
      lastUsed: 'Último uso',
      actions: 'Acciones',
    },
    unknown: 'Desconocida',
    current: 'Este dispositivo',
    logOut: 'Cerrar sesión',
    logOutOne: 'Cerrar sesión en {device}',
  },
  tokens: {
    title: 'Tokens de API',
    intro:
      'Para programas propios que actúan en tu nombre. Mantén cada token tan en secreto como tu contraseña y revócalo cuando ya no lo necesites. La página para <developers>desarrolladores</developers> explica cómo usarlos.',
    none: 'No tienes tokens.',
    labels: {
      name: 'Nombre del token',
      scopes: 'Permisos',
      expiresInDays: 'Caducidad',
      currentPassword: 'Tu contraseña',
    },
    nameHelp: 'Dónde lo vas a usar',
    scopes: { READ: 'Leer', WRITE: 'Leer y escribir' },
    areas: {
      COURSES: 'Cursos y lecciones',
      MEMBERS: 'Miembros',
      PAYMENTS: 'Pagos',
      SCHOOL: 'Ajustes y mensajes de la escuela',
      ACCOUNT: 'Su cuenta y su progreso',
    },
    scope: '{area}: {access}',
    expiresIn: {
      week: 'En 7 días',
      month: 'En 30 días',
      quarter: 'En 90 días',
      year: 'En un año',
      never: 'Sin caducidad',
    },
    never:
      'Ningún token puede cambiar roles, direcciones de correo, contraseñas, segundos factores, sesiones ni tokens.',
    noExpiry: 'Sin caducidad',
    noExpiryHint: 'Considere sustituirlo por un token que caduque.',
    expired: 'Caducó el {day}',
    usedFrom: 'desde {address}',
    create: 'Crear token',
    created: 'Tu token “<name>{name}</name>”',
    copyNow: 'Cópialo ahora: solo se muestra esta vez.',
    token: 'Token',
    copy: 'Copiar token',
    done: 'Listo',
    caption: 'Tokens de API, los más recientes primero',
    columns: {
      name: 'Nombre',
      scope: 'Acceso',
      created: 'Creación',
      expires: 'Caducidad',
      lastUsed: 'Último uso',
      actions: 'Acciones',
    },
    neverUsed: 'Nunca',
    revoke: 'Revocar',
    revokeOne: 'Revocar {name}',
    revokeTitle: '¿Revocar el token “{name}”?',
    revokeDescription:
      'Desde ahora se rechazarán los programas que lo usen. No se puede deshacer; tendrías que crear otro token.',
    confirmRevoke: 'Revocar token',
  },
  data: {
    title: 'Tus datos',
    intro:
      'Descarga una copia de lo que esta escuela guarda sobre ti o elimina tu cuenta definitivamente. La escuela conserva sus pagos, sin tu nombre.',
    download: 'Descargar mis datos',
    deleteAccount: 'Eliminar cuenta',
  },
  deletion: {
    title: '¿Eliminar tu cuenta definitivamente?',
    description: 'Se eliminarán de inmediato y para siempre: {losses}.',
    labels: { currentPassword: 'Tu contraseña' },
    keep: 'Conservarla',
    confirm: 'Eliminar definitivamente',
  },
};
