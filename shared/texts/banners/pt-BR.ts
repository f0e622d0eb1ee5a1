import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  renewal: {
    label: 'Sua renovação',
    locked: 'Não foi possível cobrar sua renovação. Por isso, as aulas estão bloqueadas.',
    openUntil: 'Não foi possível cobrar sua renovação. As aulas continuam liberadas até {date}.',
    hide: 'Ocultar até a próxima visita',
  },
  secondFactor: {
    label: 'Exigência para admins',
    text: 'Esta escola exige verificação em duas etapas para admins. Até você configurá-la, seu acesso é o mesmo de um membro.',
    setUp: 'Configurar agora',
  },
};
