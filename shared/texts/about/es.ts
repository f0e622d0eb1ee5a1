import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  mission: {
    heading: 'Una buena clase debería tener lugar para todo el mundo',
    text: 'Nuestra misión es poner al alcance de cualquiera lo que enseñan quienes conocen su oficio: a cualquier hora, a cualquier ritmo y a un precio que no depende de cuánto quieras saber.',
    story:
      '<school>{school}</school> empezó con un aula llena y una fila en la puerta. Quienes lograron entrar oyeron algo que cambió su forma de trabajar; a los demás se lo contaron. Así que pusimos el atril donde siempre queda un asiento libre y pedimos a los mejores docentes que conocemos que hablaran desde él.',
  },
  principles: {
    teachers: {
      title: 'Enseña quien lo hace',
      text: 'Cada curso lo imparte alguien que se ha ganado la vida con lo que enseña. Muestra lo que hace en un día cualquiera, tropiezos incluidos.',
    },
    subscription: {
      title: 'Una suscripción, todas las puertas abiertas',
      text: 'Pagas una vez al año y sigues tu curiosidad. Nadie debería tener que adivinar de antemano qué curso será el que importe.',
    },
    terms: {
      title: 'Condiciones claras',
      text: 'El precio, el final de tu año y lo que se te devuelve si cancelas están escritos donde decides, no en letra pequeña.',
    },
  },
  mentors: {
    heading: 'Conoce a nuestros mentores',
    previous: 'Perfil anterior',
    next: 'Perfil siguiente',
    one: 'Perfil {first, number} de {count, number}',
    several: 'Perfiles {first, number} a {last, number} de {count, number}',
    place: '{name}, {number} de {count}',
    carousel: 'carrusel',
    slide: 'diapositiva',
    portrait: 'Retrato de {name}',
    drawing: 'Dibujo de {name}',
  },
  free: {
    heading: 'Tu asiento está libre',
    exploreCourses: 'Explorar cursos',
    contact: 'Contacto',
  },
};
