import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Primeros pasos',
  intro: 'Lo que necesita una escuela nueva. Omite lo que no te haga falta ahora: seguirá aquí.',
  open: '{count, plural, one {# paso pendiente} other {# pasos pendientes}}',
  goOn: 'Continuar',
  skip: 'Omitir',
  takeUp: 'Retomar',
  state: { OPEN: 'Pendiente', DONE: 'Hecho', DISMISSED: 'Omitido' },
  steps: {
    SCHOOL: {
      title: 'Nombre y aspecto',
      intro: 'El nombre, el color y el logotipo encabezan todas las páginas, los correos y los certificados.',
      go: 'Poner nombre a la escuela',
    },
    OFFER: {
      title: 'Precio y condiciones',
      intro: 'Cuánto cuesta un año y durante cuántos días se devuelve el dinero.',
      go: 'Fijar el precio',
    },
    MAIL: {
      title: 'Correo',
      intro: 'Quien crea una cuenta, olvida su contraseña o paga recibe un correo. Aquí puedes enviarte uno.',
      go: 'Enviarme un correo',
    },
    STORAGE: {
      title: 'Almacenamiento',
      intro: 'Ahí se guardan los videos y las imágenes. Esta prueba escribe un archivo, lo lee y lo elimina.',
      go: 'Probar el almacenamiento',
    },
    STRIPE: {
      title: 'Pagos',
      intro:
        'Stripe cobra los pagos. Se revisan la clave, el precio y el portal de clientes, y se espera a que llegue aquí un evento de Stripe.',
      go: 'Consultar a Stripe',
    },
    COURSE: {
      title: 'Primer curso',
      intro: 'Es un borrador que nadie ve hasta que lo publiques.',
      go: 'Crear un curso',
    },
  },
  failure: {
    load: 'No se pudieron cargar los primeros pasos',
    check: 'No se pudo comprobar',
    save: 'No se pudo guardar',
  },
};
