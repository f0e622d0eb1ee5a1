import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  signedUp: 'Recibes este correo porque con esta dirección se creó una cuenta en {school}.',
  verify: 'Verificar tu correo',
  welcome: {
    subject: 'Te damos la bienvenida a {school}',
    preheader: 'Tu cuenta está lista. Confírmanos que esta dirección es tuya.',
    ready:
      'Tu cuenta está lista. Echa un vistazo y elige un curso que te guste: con una suscripción anual puedes ver todas las clases de todos los cursos, también de los nuevos.',
    verify:
      'Confírmanos que esta dirección es tuya. Puedes continuar sin hacerlo, pero entonces no sabremos si te llegan nuestros correos. El enlace se puede usar una vez, durante 7 días.',
  },
  verification: {
    preheader: 'Un clic y sabremos que te llegan nuestros correos.',
    paragraph: 'Confírmanos que esta dirección es tuya. El enlace se puede usar una vez, durante 7 días.',
  },
  passwordReset: {
    subject: 'Elige una contraseña nueva',
    preheader: 'El enlace se puede usar una vez, durante una hora.',
    asked:
      'Alguien, esperamos que tú, pidió una contraseña nueva. El enlace se puede usar una vez, durante una hora, e inicia tu sesión.',
    notYou: 'Si no fuiste tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.',
    reason:
      'Recibes este correo porque alguien pidió una contraseña nueva para la cuenta que tiene esta dirección.',
  },
  passwordChanged: {
    subject: 'Tu contraseña ha cambiado',
    preheader: 'Si no fuiste tú, elige una nueva ahora.',
    changed:
      'La contraseña de tu cuenta se acaba de cambiar. Se cerró la sesión en todos los demás dispositivos.',
    changedWithTokens:
      'La contraseña de tu cuenta se acaba de cambiar. Se cerró la sesión en todos los demás dispositivos y ningún token de API sigue siendo válido.',
    notYou:
      'Si fuiste tú, no tienes que hacer nada. Si no, otra persona sabe cómo entrar en tu cuenta: elige una contraseña nueva ahora y le cerrarás el paso.',
    action: 'No fui yo',
  },
  newDevice: {
    subject: 'Nuevo inicio de sesión en tu cuenta',
    preheader: 'Si no fuiste tú, cambia tu contraseña ahora.',
    paragraph: 'Un dispositivo que tu cuenta no conocía inició sesión.',
    notYou:
      'Si fuiste tú, no tienes que hacer nada. Si no, cambia tu contraseña ahora: así se cierra la sesión en todos los demás dispositivos.',
    device: 'Dispositivo',
    address: 'Dirección de red',
    unknown: 'Desconocida',
    time: 'Fecha y hora',
    reason:
      'Recibes este correo porque tu cuenta avisa de los inicios de sesión en dispositivos nuevos. Puedes desactivarlo en tu perfil.',
  },
  apiToken: {
    subject: 'Un token de API nuevo',
    preheader: 'Permite que un programa actúe en tu nombre.',
    made: {
      READ: 'Se acaba de crear un token de API para tu cuenta. Los programas que lo tengan pueden leer en tu nombre.',
      WRITE:
        'Se acaba de crear un token de API para tu cuenta. Los programas que lo tengan pueden leer y escribir en tu nombre.',
    },
    expiresOn: 'Caduca el {day}.',
    doesNotExpire: 'No caduca.',
    notYou: 'Si fuiste tú, no tienes que hacer nada. Si no, revócalo en tu perfil y cambia tu contraseña.',
    action: 'Ver tus tokens de API',
  },
  apiTokenExpires: {
    subject: 'Un token de API caduca pronto',
    preheader: 'Los programas que lo usan se rechazarán después.',
    paragraph:
      'El token de API que creó el {created} caduca el {day}. Los programas que lo usan se rechazarán después.',
    replace: 'Si todavía lo necesita, cree un token nuevo en su perfil y déselo a sus programas.',
  },
  confirmEmailChange: {
    subject: 'Confirma tu correo nuevo',
    preheader: 'Será válido cuando lo confirmen las dos direcciones.',
    paragraph:
      'Tu cuenta va a pasar a la dirección {email}. Confírmalo aquí y en el correo enviado a la otra dirección. El enlace sirve durante 24 horas.',
    notYouAtCurrent: 'Si no fuiste tú, no abras el enlace y cambia tu contraseña: alguien la conoce.',
    notYouAtNew: 'Si no fuiste tú, no tienes que hacer nada.',
    action: 'Confirmar el correo nuevo',
    reason: 'Recibes este correo porque alguien pidió cambiar la dirección de una cuenta.',
  },
  emailChanged: {
    subject: 'Tu correo electrónico ha cambiado',
    preheader: 'Si no lo esperabas, escribe a la escuela ahora.',
    paragraph:
      'Tu cuenta tiene ahora la dirección {email}: con ella inicias sesión y a ella llegan nuestros correos.',
    action: 'Escribir a la escuela',
    reason: 'Recibes este correo porque tu cuenta tenía esta dirección.',
  },
};
