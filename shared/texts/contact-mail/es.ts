import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  received: {
    subject: 'Mensaje de {sender}',
    paragraph: 'Alguien te escribió con el formulario de contacto. Para contestarle, responde a este correo.',
    name: 'Nombre',
    email: 'Correo electrónico',
    action: 'Abrir los mensajes',
    reason:
      'Recibes este correo porque los mensajes del formulario de contacto de {school} llegan a esta dirección.',
  },
  acknowledgement: {
    subject: 'Recibimos tu mensaje',
    preheader: 'Gracias por escribir. Una persona lo leerá y te responderá aquí.',
    paragraph:
      'Gracias por escribir a {school}. Tu mensaje ha llegado; una persona lo leerá y te responderá a esta dirección.',
    action: 'Explorar cursos',
    reason:
      'Recibes este correo porque alguien indicó esta dirección en el formulario de contacto de {school}. Si no fuiste tú, no tienes que hacer nada.',
  },
  reply: {
    subject: '{school} respondió a tu mensaje',
    action: 'Volver a escribirnos',
    reason: 'Recibes este correo porque escribiste a {school}. Para contestar, responde a este correo.',
  },
};
