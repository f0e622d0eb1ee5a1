import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  received: {
    subject: 'Message de {sender}',
    paragraph:
      'Quelqu’un vous a écrit par le formulaire de contact. Pour lui répondre, répondez à cet e-mail.',
    name: 'Nom',
    email: 'E-mail',
    action: 'Ouvrir les messages',
    reason:
      'Vous recevez cet e-mail parce que les messages du formulaire de contact de {school} arrivent à cette adresse.',
  },
  acknowledgement: {
    subject: 'Nous avons bien reçu votre message',
    preheader: 'Merci de nous avoir écrit. Une personne vous lira et vous répondra ici.',
    paragraph:
      'Merci d’avoir écrit à {school}. Votre message est bien arrivé ; une personne le lira et répondra à cette adresse.',
    action: 'Découvrir les cours',
    reason:
      'Vous recevez cet e-mail parce que cette adresse a été indiquée dans le formulaire de contact de {school}. Si ce n’était pas vous, vous n’avez rien à faire.',
  },
  reply: {
    subject: '{school} a répondu à votre message',
    action: 'Nous écrire à nouveau',
    reason:
      'Vous recevez cet e-mail parce que vous avez écrit à {school}. Répondez-y pour poursuivre l’échange.',
  },
};
