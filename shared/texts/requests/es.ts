import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  refusals: {
    bodyOverdue: 'La transmisión tardó demasiado. Inténtalo de nuevo',
    overloaded: 'Ahora mismo hay demasiadas personas aquí. Inténtalo de nuevo en unos segundos',
    documentNotTrusted:
      'Esta escuela solo responde a las consultas de sus propias páginas. Si ves esto en una de ellas, vuelve a cargarla',
    methodNotAllowed: 'Esta dirección no admite este método',
    crossSite: 'Esta solicitud venía de otro sitio web y se rechazó',
    byNavigation: 'Abrir esta dirección en un navegador no cambia nada. Llámala desde un script o usa POST',
    linkExpired: 'Este enlace ha caducado',
    idempotencyKeyMalformed:
      'Una Idempotency-Key tiene de 1 a 255 letras, dígitos y signos ASCII, sin espacios',
    idempotencyKeyReused: 'Esta Idempotency-Key ya llegó con otra llamada. Usa una nueva para cada llamada',
    idempotencyKeyUnanswered:
      'La primera llamada con esta Idempotency-Key no tiene respuesta: sigue en curso o se interrumpió antes de la respuesta. Comprueba si se ejecutó antes de enviarla con una clave nueva',
    idempotencyAnswerNotKept:
      'Esta llamada se ejecutó, pero su respuesta era demasiado larga para conservarla. Consulta el resultado y no vuelvas a enviar la llamada',
    nestedTooDeeply: 'Este JSON está demasiado anidado: listas y objetos admiten {limit} niveles',
  },
  input: {
    malformedId: 'Este id no es válido',
    malformedCursor: 'Este no es un cursor de esta lista',
    pageSize: 'Pide de 1 a {limit} entradas',
    imageMemory: 'Leer esta imagen exige demasiada memoria. Guárdala con menos píxeles',
    imageParts: 'Esta imagen tiene demasiadas partes. Guárdala de nuevo como JPEG estándar',
    imageTime: 'Leer esta imagen lleva demasiado tiempo. Guárdala con menos píxeles',
  },
};
