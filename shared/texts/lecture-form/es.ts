import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  addNew: 'Añadir una clase',
  addMany: 'Añadir muchos videos',
  toCourse: 'En <course>{title}</course>',
  ofCourse: 'De <course>{title}</course>',
  many: '¿Muchos a la vez? Suéltalos en cualquier parte de esta página: cada uno se convierte en una clase con el nombre de su archivo.',
  chooseMany: 'Elegir muchos videos',
  add: 'Añadir clase',
  underWay: 'El video se está subiendo. La subida sigue aunque salgas de esta página.',
  edit: 'Editar clase',
  editNamed: 'Editar la clase {title}',
  save: 'Guardar clase',
  captions: 'Subtítulos',
  chapters: 'Capítulos',
  watch: 'Ver clase',
  field: {
    title: 'Título',
    description: 'Descripción',
    descriptionHelp: 'Las líneas que empiezan con un tiempo, como 1:30 Índices, se convierten en capítulos.',
    video: 'Video',
    videoHelp: 'MP4, WebM o MOV',
    freePreview: 'Vista previa gratuita: cualquiera puede ver esta clase',
  },
  delete: 'Eliminar clase',
  deleteNamed: 'Eliminar la clase {title}',
  deleteQuestion: '¿Seguro que quieres eliminar la clase?',
  deleteConsequence:
    '“<title>{title}</title>” y su video desaparecerán para todo el mundo. Podrás restaurarlos desde la papelera durante {days, plural, one {# día} other {# días}}.',
  order: {
    move: 'Mover clase',
    moveNamed: 'Mover la clase {title}',
    sortable: 'ordenable',
    instructions:
      'Presiona la barra espaciadora para tomar la clase, las flechas para moverla, otra vez la barra espaciadora para soltarla y Escape para dejarla donde estaba.',
    taken: 'Has tomado {title}, posición {place} de {count}.',
    moved: '{title} está en la posición {place} de {count}.',
    putDown: 'Has soltado {title} en la posición {place} de {count}.',
    stays: '{title} sigue en la posición {place} de {count}.',
  },
};
