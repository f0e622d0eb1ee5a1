import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  hello: 'Bonjour,',
  helloName: 'Bonjour {name},',
  orOpen: 'Ou ouvrez <link>ce lien</link>',
  accountChanged: 'Vous recevez cet e-mail parce que le compte associé à cette adresse a été modifié.',
  openProfile: 'Ouvrir votre profil',
};
