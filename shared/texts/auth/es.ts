import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    createAccount: 'No se pudo crear la cuenta',
    login: 'No se pudo iniciar sesión',
    logout: 'No se pudo cerrar la sesión',
    usePasskey: 'No se pudo usar la llave de acceso',
  },
  loading: {
    createAccount: 'Creando tu cuenta…',
    login: 'Iniciando sesión…',
  },
  success: {
    register: 'Te damos la bienvenida a {school}',
    login: 'Hola de nuevo',
    logout: 'Sesión cerrada',
  },
  validation: {
    fillAllDetails: 'Completa todos los datos',
    profileFieldsMandatory: 'Todos los campos son obligatorios',
    profileNameTooShort: 'El nombre debe tener al menos 5 caracteres',
    passwordsDiffer: 'Las dos contraseñas nuevas no coinciden',
    wrongCurrentPassword: 'La contraseña actual es incorrecta',
    noScope: 'Elija al menos un permiso',
    tokenUsedOrOld: 'Este enlace ya se usó o es demasiado antiguo. Pide uno nuevo',
    nameTooShort: 'El nombre debe tener al menos 5 caracteres',
    nameTooLong: 'El nombre puede tener 100 caracteres como máximo',
    invalidEmail: 'Escribe un correo electrónico válido',
    weakPassword:
      'La contraseña debe tener entre 6 y 16 caracteres, con al menos un número y un carácter especial',
    commonPassword: 'Esta contraseña es una de las más comunes. Elige otra',
    ownWordsPassword:
      'Esta contraseña contiene una palabra del nombre de la escuela, de tu nombre o de tu correo electrónico. Elige otra',
    avatarFormat: 'Formato no admitido. Solo se permiten JPG, JPEG, PNG y WEBP.',
  },
  access: {
    wrongCredentials: 'El correo electrónico o la contraseña son incorrectos',
    secondStepNeedsScripts:
      'El segundo paso necesita JavaScript. Actívalo para este sitio y vuelve a cargar la página',
    secondFactorDemanded:
      'Los administradores de esta escuela necesitan la verificación en dos pasos. Configúrala en tu perfil',
    tooManyAttempts: 'Demasiados intentos fallidos. Inténtalo más tarde',
  },
};
