import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  notYou:
    'Si fuiste tú, no tienes que hacer nada. Si no, otra persona está en tu cuenta: cambia tu contraseña y revisa tu perfil ahora.',
  unexpected: 'Si no lo pediste, cambia tu contraseña y escribe a la escuela ahora.',
  ON: {
    subject: 'La verificación en dos pasos está activada',
    preheader: 'Tu contraseña por sí sola ya no abre tu cuenta.',
    paragraph:
      'Desde ahora, tu cuenta pide un segundo paso después de la contraseña. Guarda tus códigos de recuperación donde puedas encontrarlos sin tu teléfono.',
  },
  APP_REMOVED: {
    subject: 'Se quitó tu app de autenticación',
    preheader: 'Ya no se piden sus códigos.',
    paragraph: 'Tu cuenta ya no pide los códigos de tu app de autenticación.',
  },
  PASSKEY_ADDED: {
    subject: 'Se añadió una llave de acceso',
    preheader: 'Abre tu cuenta sin la contraseña.',
    paragraph: 'Se acaba de añadir una llave de acceso a tu cuenta. La abre sin necesidad de la contraseña.',
  },
  PASSKEY_REMOVED: {
    subject: 'Se quitó una llave de acceso',
    preheader: 'Ya no abre tu cuenta.',
    paragraph: 'Se acaba de quitar una llave de acceso de tu cuenta. Ya no la abre.',
  },
  CODES_RENEWED: {
    subject: 'Tienes códigos de recuperación nuevos',
    preheader: 'Los anteriores ya no sirven.',
    paragraph:
      'Se acaban de crear códigos de recuperación nuevos para tu cuenta. Los anteriores ya no sirven.',
  },
  CODE_USED: {
    subject: 'Se usó un código de recuperación',
    preheader: '{codesLeft, plural, one {Te queda # código.} other {Te quedan # códigos.}}',
    paragraph:
      'Se acaba de usar uno de tus códigos de recuperación. {codesLeft, plural, one {Te queda #} other {Te quedan #}}; en tu perfil puedes crear códigos nuevos.',
  },
  REMOVED_BY_ADMIN: {
    subject: 'Se quitó tu segundo paso',
    preheader: 'Tu contraseña por sí sola vuelve a abrir tu cuenta.',
    paragraph:
      'Quien dirige la escuela quitó el segundo paso de tu cuenta, como se hace cuando alguien lo ha perdido: tu contraseña por sí sola vuelve a abrirla. Configúralo de nuevo en tu perfil.',
  },
};
