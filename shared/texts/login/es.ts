import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  labels: { email: 'Correo electrónico', password: 'Contraseña' },
  logIn: 'Iniciar sesión',
  usePasskey: 'Usar una llave de acceso',
  createAccount: 'Crear una cuenta',
  forgotPassword: '¿Olvidaste tu contraseña?',
  newHere: '¿Es tu primera vez aquí? <signup>Crea una cuenta</signup>',
  emailSuggestion: '¿Quisiste escribir {email}?',
  secondStep: {
    title: 'Un paso más',
    loading: 'Cargando',
    startAgain: 'Empezar de nuevo',
  },
  checkout: {
    accountFirst: 'Para suscribirte, inicia sesión o crea una cuenta',
    paymentNext: 'Después viene el pago y, con él, el acceso a todas las clases.',
  },
};
