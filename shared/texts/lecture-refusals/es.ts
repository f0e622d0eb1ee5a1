import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  validation: {
    publishAtOver: 'Elige un momento futuro',
  },
  conflict: {
    notFailed: 'El procesamiento de este video no ha fallado',
    lectureChanged: 'Otra persona modificó esta clase mientras tanto. Tus cambios aún no se han guardado',
    lecturesChanged: 'Las clases de este curso cambiaron mientras tanto. Vuelve a revisarlas, por favor',
  },
};
