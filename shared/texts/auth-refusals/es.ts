import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  conflict: {
    emailTaken: 'Ya existe una cuenta con este correo electrónico',
    emailVerified: 'Tu correo electrónico ya está verificado',
    hasAdmin:
      'Esta escuela ya tiene un administrador. Inicia sesión o pídele que te dé permisos de administración',
  },
  notFound: {
    token: 'Este token no existe',
    session: 'La sesión de este dispositivo ya está cerrada',
  },
  wrongSetupLink: 'Este enlace no es de esta escuela. Usa el que mostró al arrancar',
  pendingLoginOver: 'El inicio de sesión tardó demasiado. Vuelve a iniciar sesión, por favor',
  confirmationRequired: 'Confirma que eres tú',
  secondFactorRequired: 'Un paso más: confirma con tu segundo factor',
  invalidToken: 'Este token de API no es válido',
  expiredToken: 'Este token de API ha caducado. Cree uno nuevo en su perfil',
  scopeRequired: 'Este token de API necesita el permiso {scope}',
  tooManyTokens: 'Su cuenta tiene {max, number} tokens de API, que es el límite. Revoque uno primero',
  readOnlyToken: 'Este token de API solo permite leer',
  sessionRequired: 'Un token de API no permite hacer esto. Inicia sesión con tu contraseña',
};
