import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  labels: { name: 'Nombre', email: 'Correo electrónico', message: 'Mensaje' },
  send: 'Enviar mensaje',
  sent: {
    title: 'Gracias, tu mensaje ha llegado',
    description:
      'Una persona lo leerá y te responderá a {email}. En breve recibirás un correo de confirmación; si no llega, revisa que la dirección esté bien escrita.',
    courses: 'Explorar cursos',
    another: 'Enviar otro mensaje',
  },
  answers: {
    title: 'Respuestas rápidas',
    login: '¿No puedes iniciar sesión?',
    newPassword: 'Te enviamos un enlace para <link>elegir una contraseña nueva</link>.',
    cancelling: '¿Quieres cancelar o necesitas un recibo?',
    profile:
      'Puedes hacer ambas cosas en <link>tu perfil</link>, donde verás cuánto se te devuelve antes de decidir.',
    trying: '¿Quieres probar un curso antes?',
    courses:
      '<link>Todos los cursos</link> muestran su contenido, y algunas clases se pueden ver gratis y sin cuenta.',
    mail: '¿Prefieres escribir un correo?',
    address: 'Lo leen las mismas personas: <link>{address}</link>',
  },
};
