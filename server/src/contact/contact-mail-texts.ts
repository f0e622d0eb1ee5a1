import { textsOf } from '#shared/texts/texts.ts';

/** What mails about messages from the contact form say. */
export const contactMailTexts = textsOf('contact-mail', {
  received: {
    subject: 'Message from {sender}',
    paragraph: 'Somebody wrote to you by the contact form. Answer this mail to answer them.',
    name: 'Name',
    email: 'Email',
    action: 'Open the messages',
    reason: 'You get this mail because messages from the contact form of {school} go to this address.',
  },
  acknowledgement: {
    subject: 'We got your message',
    preheader: 'Thank you for writing. A person will read it and answer you here.',
    paragraph:
      'Thank you for writing to {school}. Your message has arrived; a person will read it and answer to this address.',
    action: 'Explore courses',
    reason:
      'You get this mail because this address was given in the contact form of {school}. If that was not you, you need not do anything.',
  },
  reply: {
    subject: '{school} answered your message',
    action: 'Write to us again',
    reason: 'You get this mail because you wrote to {school}. Answer it to write back.',
  },
});
