import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  headline: 'Un lugar para ti en cada curso',
  intro:
    'Cursos en video de profesionales del sector. Una suscripción anual da acceso a todos, también a los nuevos.',
  mentors: {
    'priya-nambiar': {
      name: 'Priya Nambiar',
      subject: 'Datos',
      bio: 'Durante once años analizó las cifras de los autobuses de una ciudad. Enseña SQL como ella lo aprendió: con una buena pregunta tras otra.',
    },
    'marcus-oyelaran': {
      name: 'Marcus Oyelaran',
      subject: 'Fotografía',
      bio: 'Fotografía teatro, donde la luz nunca está donde uno quiere. Su primera regla: mirar un minuto antes de levantar la cámara.',
    },
    'ruth-abernathy': {
      name: 'Ruth Abernathy',
      subject: 'Cocina',
      bio: 'Horneó para un pueblo de cuatrocientos habitantes hasta que se jubiló, y desde entonces no ha parado. Cree en la balanza, el reloj y la paciencia.',
    },
    'ines-calloway': {
      name: 'Ines Calloway',
      subject: 'Desarrollo web',
      bio: 'Mantiene vivo desde 2009 el sitio web de una biblioteca pública. Escribe páginas que siguen funcionando cuando el resto de internet ya pasó a otra cosa.',
    },
  },
};
