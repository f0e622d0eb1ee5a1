import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    changeEmail: 'No se pudo cambiar el correo',
    keepAvatar: 'No se pudo obtener tu imagen. Elígela otra vez, por favor',
    updateProfile: 'No se pudo guardar el perfil',
    changePassword: 'No se pudo cambiar la contraseña',
    resetPassword: 'No se pudo restablecer la contraseña',
    requestPasswordReset: 'No se pudo enviar el correo',
    verifyEmail: 'No se pudo verificar el correo',
    deleteAccount: 'No se pudo eliminar la cuenta',
    confirmIdentity: 'No se pudo confirmar que eres tú',
    exportData: 'No se pudieron reunir tus datos',
    createToken: 'No se pudo crear el token',
    revokeToken: 'No se pudo revocar el token',
    loadTokens: 'No se pudieron cargar los tokens',
    loadSessions: 'No se pudieron cargar tus dispositivos',
    endSession: 'No se pudo cerrar la sesión del dispositivo',
  },
  loading: {
    changeEmail: 'Enviando los correos',
    confirmEmail: 'Confirmando el correo nuevo',
    updateProfile: 'Guardando tu perfil',
    changePassword: 'Cambiando tu contraseña',
    resetPassword: 'Estableciendo tu contraseña nueva',
    requestPasswordReset: 'Enviando el correo',
    deleteAccount: 'Eliminando tu cuenta',
    exportData: 'Reuniendo tus datos',
    createToken: 'Creando el token',
    revokeToken: 'Revocando el token',
    endSession: 'Cerrando la sesión del dispositivo',
  },
  success: {
    changeEmail: 'Hay dos correos en camino',
    confirmEmail: 'Confirmado',
    updateProfile: 'Perfil guardado',
    changePassword: 'Contraseña cambiada. Se cerró la sesión en tus otros dispositivos',
    resetPassword: 'Contraseña cambiada. Ya tienes la sesión iniciada',
    requestPasswordReset: 'Si existe una cuenta con esta dirección, hay un correo en camino',
    resendVerification: 'Hay un correo en camino',
    verifyEmail: 'Tu correo está verificado',
    deleteAccount: 'Tu cuenta se ha eliminado',
    exportData: 'Tus datos se han descargado',
    createToken: 'Token creado',
    revokeToken: 'Token revocado',
    endSession: 'Sesión del dispositivo cerrada',
  },
  session: {
    ended: 'Tu sesión ha terminado',
    logInAgain:
      'Inicia sesión de nuevo y lo que pediste continuará automáticamente. Lo que escribiste sigue aquí.',
    goOnWithout: 'Continuar sin iniciar sesión',
  },
  loss: {
    name: 'nombre',
    picture: 'imagen',
    tokens: 'tokens de API',
    certificates: 'certificados',
    secondFactors: 'segundos factores',
    progress: 'progreso',
  },
  identity: {
    title: '¿Eres tú?',
    description:
      'Iniciaste sesión hace un rato. Demuestra otra vez que eres tú y lo que pediste continuará automáticamente.',
    labels: { currentPassword: 'Tu contraseña' },
    useCode: 'Usar un código de tu app de autenticación',
    usePassword: 'Usar tu contraseña',
    confirm: 'Soy yo',
  },
  signup: {
    title: 'Crear cuenta',
    labels: {
      avatar: 'Imagen',
      email: 'Correo electrónico',
      password: 'Contraseña',
      fullName: 'Nombre completo',
    },
    submit: 'Crear cuenta',
    hasAccount: '¿Ya tienes una cuenta? <login>Inicia sesión</login>',
  },
  help: {
    avatar: 'JPG, JPEG, PNG o WEBP, hasta 10 MB. Se recorta en forma cuadrada.',
    fullName: 'Como lo verán los demás, con al menos 5 caracteres',
  },
  passwordHints: {
    length: 'De {min} a {max} caracteres',
    number: 'Un número',
    special: 'Un carácter especial, como # o !',
    met: '{hint}<done>, cumplido</done>',
  },
  setup: {
    title: 'Tu escuela',
    incomplete:
      'Este enlace no está completo. Copia entero el que mostró la escuela al arrancar o pídelo con <code>npm run create-admin</code>.',
    intro:
      'Crea la primera cuenta de esta escuela: la de administración. El nombre y el aspecto de la escuela vienen después.',
  },
  changeEmail: {
    title: 'Cambiar correo',
    intro:
      'Con él inicias sesión y en él recibes nuestros correos. Ahora es {email}. Si ya no puedes leer los correos que llegan ahí, pide a la escuela que lo cambie.',
    labels: { email: 'Correo nuevo', currentPassword: 'Tu contraseña' },
    submit: 'Enviar los dos correos',
    sent: 'Revisa las dos bandejas de entrada',
    sentTo:
      'Hay un enlace en camino a {old} y otro a {new}. Cuando hayas abierto los dos, {new} será la dirección de tu cuenta. Sirven durante 24 horas.',
  },
  confirmEmail: {
    title: 'Confirma tu correo nuevo',
    intro: 'Cuando lo confirmen las dos direcciones, la nueva será la de tu cuenta.',
    confirm: 'Confirmar el correo nuevo',
    changed: 'Tu correo ha cambiado',
    changedTo: 'Desde ahora inicias sesión con {email}.',
    oneMore: 'Falta una más',
    oneMoreHow: 'Esta dirección ya lo confirmó. Abre también el enlace que enviamos a la otra.',
  },
  changePassword: {
    title: 'Cambiar contraseña',
    intro: 'Al cambiar la contraseña se cierra la sesión en tus otros dispositivos; en este sigue abierta.',
    labels: {
      currentPassword: 'Contraseña actual',
      newPassword: 'Contraseña nueva',
      repeat: 'Repite la contraseña nueva',
    },
    revokeApiTokens: 'Revocar también todos mis tokens de API',
    submit: 'Cambiar contraseña',
  },
  forgotPassword: {
    title: '¿Olvidaste tu contraseña?',
    intro: 'Dinos el correo de tu cuenta y te enviaremos un enlace para elegir una nueva.',
    labels: { email: 'Correo electrónico' },
    submit: 'Enviarme un enlace',
    remembered: '¿Ya te acordaste? <login>Inicia sesión</login>',
    sent: 'Revisa tu correo',
    sentTo:
      'Si existe una cuenta con {email}, hay un enlace en camino. Se puede usar una vez, durante una hora. ¿No llega nada en unos minutos? Mira también en el correo no deseado.',
    backToLogin: 'Volver a iniciar sesión',
    sendAgain: 'Enviarlo de nuevo',
  },
  resetPassword: {
    title: 'Elige una contraseña nueva',
    intro:
      'Al guardarla, inicias sesión aquí y se cierran tus sesiones en todos los demás dispositivos. Tus tokens de API dejan de servir.',
    labels: { password: 'Contraseña nueva', repeat: 'Repite la contraseña nueva' },
    submit: 'Guardar contraseña nueva',
    incomplete: 'Este enlace no está completo. Ábrelo otra vez desde el correo o pide uno nuevo.',
    askForNewLink: 'Pedir un enlace nuevo',
  },
  verifyEmail: {
    confirmTitle: 'Verifica tu correo',
    confirmIntro: 'Así confirmas que recibes nuestros correos en esta dirección.',
    confirm: 'Verificar mi correo',
    title: {
      working: 'Verificando tu correo…',
      done: 'Tu correo está verificado',
      failed: 'Tu correo no está verificado',
    },
    working: 'Tardará un momento.',
    done: 'Gracias. Ahora sabemos que te llegan nuestros correos; no tienes que hacer nada más.',
    incomplete: 'Este enlace no está completo. Ábrelo otra vez desde el correo o pide que te enviemos otro.',
    newMail:
      'Te enviaremos otro correo a {email}. Hasta entonces no se bloquea nada: puedes seguir aprendiendo.',
    logIn:
      'Inicia sesión: desde tu perfil puedes pedir otro correo. Si ya habías abierto el enlace, no tienes que hacer nada.',
    sendAgain: 'Enviar el correo de nuevo',
  },
  deadLink: 'Este enlace no lleva a ninguna parte',
  to: {
    profile: 'Ir a tu perfil',
    backToProfile: 'Volver al perfil',
    changeEmail: 'Cambiar correo',
    changePassword: 'Cambiar contraseña',
    courses: 'Explorar cursos',
    login: 'Iniciar sesión',
  },
};
