import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  received: {
    subject: 'Nachricht von {sender}',
    paragraph:
      'Jemand hat Ihnen über das Kontaktformular geschrieben. Antworten Sie auf diese E-Mail, um zu antworten.',
    name: 'Name',
    email: 'E-Mail',
    action: 'Die Nachrichten öffnen',
    reason:
      'Sie erhalten diese E-Mail, weil Nachrichten aus dem Kontaktformular von {school} an diese Adresse gehen.',
  },
  acknowledgement: {
    subject: 'Ihre Nachricht ist angekommen',
    preheader: 'Danke, dass Sie uns schreiben. Ein Mensch liest sie und antwortet Ihnen hier.',
    paragraph:
      'Danke, dass Sie {school} schreiben. Ihre Nachricht ist angekommen; ein Mensch liest sie und antwortet an diese Adresse.',
    action: 'Kurse entdecken',
    reason:
      'Sie erhalten diese E-Mail, weil diese Adresse im Kontaktformular von {school} angegeben wurde. Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
  },
  reply: {
    subject: '{school} hat auf Ihre Nachricht geantwortet',
    action: 'Uns noch einmal schreiben',
    reason:
      'Sie erhalten diese E-Mail, weil Sie {school} geschrieben haben. Antworten Sie darauf, um zurückzuschreiben.',
  },
};
