import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  hello: 'Guten Tag,',
  helloName: 'Guten Tag {name},',
  orOpen: 'Oder öffnen Sie <link>link</link>',
  accountChanged: 'Sie erhalten diese E-Mail, weil das Konto mit dieser Adresse geändert wurde.',
  openProfile: 'Ihr Profil öffnen',
};
