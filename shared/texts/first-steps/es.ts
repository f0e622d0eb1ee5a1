import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Primeros pasos',
  intro: 'Lo que necesita una escuela nueva. Omite lo que no te haga falta ahora: seguirá aquí.',
  open: '{count, plural, one {# paso pendiente} other {# pasos pendientes}}',
  skipped: 'Pasos omitidos: {steps}',
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
    ABOUT: {
      title: 'Página “Quiénes somos”',
      intro: 'Mientras no la escribas, dice lo que el producto dice de cualquier escuela.',
      go: 'Escribir la página',
    },
    MENTORS: {
      title: 'Mentores',
      intro:
        'La página “Quiénes somos” muestra a cuatro personas inventadas. Muestra a quienes enseñan en tu escuela, o a nadie.',
      go: 'Presentar a los mentores',
    },
    LINKS: {
      title: 'Redes sociales',
      intro:
        'Los iconos al pie de cada página llevan a las páginas de inicio de las redes. Haz que lleven a tu escuela; los que quedan vacíos no se muestran.',
      go: 'Configurar los enlaces',
    },
    LEGAL: {
      title: 'Páginas legales',
      intro:
        'El aviso legal, la política de privacidad y las condiciones de uso se enlazan al pie de cada página en cuanto están escritos.',
      go: 'Escribir las páginas legales',
    },
  },
  failure: {
    load: 'No se pudieron cargar los primeros pasos',
    check: 'No se pudo comprobar',
    save: 'No se pudo guardar',
  },
};
