import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  sections: {
    all: 'Configuración',
    school: 'Escuela',
    pictures: 'Imágenes',
    offer: 'Precio y condiciones',
    about: 'Página “Quiénes somos”',
    legal: 'Páginas legales',
    mentors: 'Mentores',
  },
  labels: {
    name: 'Nombre',
    language: 'Idioma',
    accent: 'Color',
    contact: 'Dirección de contacto',
    headline: 'Titular',
    intro: 'Texto debajo',
    about: 'Texto de la página',
    imprint: 'Aviso legal',
    privacy: 'Política de privacidad',
    terms: 'Condiciones de uso',
    facebook: 'Facebook',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    twitter: 'X (Twitter)',
    youtube: 'YouTube',
    price: 'Precio de un año',
    currency: 'Moneda',
    refundDays: 'Días para recuperar el dinero',
    graceDays: 'Días de gracia',
    trialDays: 'Días gratis al principio',
  },
  form: {
    school: 'Escuela',
    schoolIntro:
      'El nombre encabeza todas las páginas, los correos y los certificados, y es el que muestran los buscadores.',
    languageHelp: 'Para quienes no han elegido otro y cuyo navegador no pide ninguno de los nuestros.',
    contactHelp:
      'Ahí llegan los mensajes del formulario de contacto y las respuestas a los correos. La página de contacto la muestra. Déjala vacía para no mostrar ninguna.',
    appearance: 'Aspecto',
    appearanceIntro: 'Los botones, los enlaces y los elementos destacados comparten un color.',
    home: 'Página de inicio',
    homeIntro: 'Lo primero que lee todo el mundo.',
    social: 'Redes sociales',
    socialIntro:
      'Las direcciones de tu escuela en estas redes, con https. El pie de todas las páginas las enlaza; las vacías se omiten.',
  },
  accent: {
    help: 'Como #1d4ed8. De él salen todos los tonos, claros y oscuros. Déjalo vacío para usar los colores del producto.',
    pick: 'Elegir el color',
    reset: 'Restablecer',
    adjusted: {
      day: {
        lighter: 'De día, los botones son más claros que tu color para que se puedan leer.',
        darker: 'De día, los botones son más oscuros que tu color para que se puedan leer.',
      },
      night: {
        lighter: 'De noche, los botones son más claros que tu color para que se puedan leer.',
        darker: 'De noche, los botones son más oscuros que tu color para que se puedan leer.',
      },
    },
  },
  offer: {
    price: 'Precio',
    priceIntro:
      'Para quienes se suscriban desde ahora. Quienes ya tienen una suscripción conservan el precio y las condiciones que aceptaron.',
    currencyHelp: 'El panel y las estadísticas cuentan por separado lo que se pagó en cada moneda.',
    terms: 'Condiciones',
    termsIntro: 'Para quienes se suscriban desde ahora.',
    refundHelp: 'Quien cancela en este plazo desde un pago lo recupera por completo. 0 para no reembolsar.',
    graceHelp:
      'Durante estos días se mantiene el acceso a las clases mientras no se pague una renovación. Con 0, el acceso se cierra una hora en cada renovación, hasta que Stripe haya cobrado la tarjeta.',
    trialHelp:
      'Quien se suscribe por primera vez ve las clases durante estos días antes del primer pago. Stripe pide una tarjeta de todos modos. 0 para ninguno.',
  },
  preview: {
    label: 'Vista previa',
    button: 'Un botón',
    price: 'Un precio',
    highlight: 'Lo que merece una segunda mirada',
  },
  mentor: {
    intro: 'La página “Quiénes somos” los muestra en este orden. Sin mentores, omite esa sección.',
    heading: 'Mentor {number}',
    moveUp: 'Subir mentor {number}',
    moveDown: 'Bajar mentor {number}',
    remove: 'Quitar mentor {number}',
    name: 'Nombre',
    subject: 'Materia',
    bio: 'En pocas palabras',
    portrait: 'Retrato',
    newPortrait: 'Retrato nuevo',
    portraitHelp: 'JPG, JPEG, PNG o WEBP, hasta 10 MB. Se recorta en forma cuadrada.',
    add: 'Añadir un mentor',
    save: 'Guardar mentores',
  },
  about: {
    intro:
      'Para qué existe tu escuela. Debajo aparecen los mentores. Déjalo vacío para usar el texto del producto.',
  },
  legal: {
    intro:
      'El pie enlaza las páginas que tienen texto. A quien crea una cuenta o compra se le indica qué versión de las condiciones acepta; cada vez que se guarda una página se crea una nueva.',
  },
  saveSettings: 'Guardar configuración',
  openPage: 'Abrir la página',
  markdown:
    'Markdown: <code># Encabezado</code>, <code>**negrita**</code>, <code>- lista</code>, <code>[texto](https://…)</code>. No se muestran HTML ni imágenes.',
  picture: {
    logo: {
      title: 'Logotipo',
      intro: 'En la cabecera, los correos y los certificados, en lugar de nuestro símbolo y del nombre.',
      help: 'JPG, JPEG, PNG o WEBP, hasta 10 MB; se reduce a 640 por 160 píxeles.',
    },
    logoDark: {
      title: 'Logotipo para fondos oscuros',
      intro:
        'En la cabecera de noche y en las imágenes de los enlaces compartidos. Sin él, ahí también aparece el logotipo.',
      help: 'JPG, JPEG, PNG o WEBP, hasta 10 MB; se reduce a 640 por 160 píxeles.',
    },
    icon: {
      title: 'Icono',
      intro: 'En pestañas, marcadores y pantallas de inicio.',
      help: 'JPG, JPEG, PNG o WEBP, hasta 10 MB; se recorta en forma cuadrada, mejor de 512 por 512 píxeles.',
    },
    choose: 'Imagen',
    chooseAnother: 'Otra imagen',
    save: 'Guardar imagen',
    useOwn: 'Usar la del producto',
  },
  failure: {
    load: 'No se pudo cargar la configuración',
    save: 'No se pudo guardar la configuración',
  },
  loading: {
    save: 'Guardando la configuración',
    savePicture: 'Guardando la imagen',
  },
  success: {
    save: 'Configuración guardada',
    saveMentors: 'Mentores guardados',
    savePicture: 'Imagen guardada',
    removePicture: 'Imagen quitada',
  },
  validation: {
    name: 'La escuela necesita un nombre',
    accent: 'Un color se escribe como #1d4ed8',
    contact: 'Esta no es una dirección de correo',
    headline: 'La página de inicio necesita un titular',
    intro: 'La página de inicio necesita un texto',
    mentorName: 'Cada mentor necesita un nombre',
    mentorBio: 'Cada mentor necesita unas palabras de presentación',
    mentors: 'Se permiten {count} mentores como máximo',
    address: 'Esta no es una dirección de {network}. Empieza por https://',
  },
  conflict: {
    changed: 'Otra persona modificó la configuración mientras tanto. Tus cambios aún no se han guardado',
  },
};
