import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Estado del sistema',
  heading: 'Lo que sostiene la escuela',
  looking:
    'Comprobando la base de datos, el almacenamiento, el servidor de correo, Stripe y esta dirección. Puede tardar diez segundos.',
  lookAgain: 'Volver a comprobar',
  lookedAt: 'Comprobado el <time>{time}</time>',
  summary: {
    well: 'Todo funciona.',
    attentions:
      '{attentions, plural, one {Todo funciona; # elemento requiere atención.} other {Todo funciona; # elementos requieren atención.}}',
    faults: '{faults, plural, one {# elemento no funciona.} other {# elementos no funcionan.}}',
    both: '{faults, plural, one {# elemento no funciona} other {# elementos no funcionan}} y {attentions, plural, one {# requiere atención} other {# requieren atención}}.',
  },
  state: {
    FAULT: 'No funciona:',
    ATTENTION: 'Requiere atención:',
    WELL: 'Funciona:',
  },
  testMail: {
    title: '¿Llegan los correos?',
    intro: 'Envía un correo a tu propia dirección. Solo tú puedes ver si llega.',
    send: 'Enviarme un correo',
  },
  failure: {
    loadHealth: 'No se pudo comprobar el estado de la escuela',
    sendTestMail: 'No se pudo enviar el correo',
  },
};
