import { textsOf } from '#shared/texts/texts.ts';

/** Emails about messages from the contact form. */
export const contactMailTexts = textsOf('contact-mail', {
  /** To the school, with the message. `sender` is the name of the person who wrote it. */
  received: {
    subject: 'Message from {sender}',
    paragraph: 'You received a message through the contact form. To answer the sender, reply to this email.',
    name: 'Name',
    email: 'Email',
    action: 'Open messages',
    reason: 'You received this email because messages from the contact form of {school} go to this address.',
  },
  /** To the sender, right after the message was sent. */
  acknowledgement: {
    subject: 'We received your message',
    preheader: 'Thank you for writing. A person will read your message and reply to you here.',
    paragraph:
      'Thank you for writing to {school}. Your message has arrived. A person will read it and reply to this address.',
    action: 'Explore courses',
    reason:
      'You received this email because this address was entered in the contact form of {school}. If this was not you, you can ignore this email.',
  },
  /** To the sender, with the reply of an admin. */
  reply: {
    subject: '{school} replied to your message',
    action: 'Write to us again',
    reason: 'You received this email because you wrote to {school}. Reply to it to write back.',
  },
});
