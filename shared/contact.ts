import { textsOf } from './texts/texts.ts';

/** Lengths count characters (code points), sizes count bytes. */
export const contactLimits = {
  contactMessage: { max: 5000 },
  contactReply: { max: 5000 },
} as const;

/** Notices and errors about the contact form. The specification fixes those of its sections 5 and 9 word for word. */
export const contactMessages = textsOf('contact', {
  failure: {
    contact: 'Failed to submit the form',
  },
  loading: {
    contact: 'Sending your message',
  },
  success: {
    contact: 'Form Submitted Successfully',
  },
  validation: {
    contactFieldsMandatory: 'All fields are mandatory',
    contactEmail: 'Invalid Email',
  },
});
