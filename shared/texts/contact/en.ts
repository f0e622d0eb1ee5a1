import type { TextTree } from '#shared/texts/texts.ts';

export const texts = {
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
} as const satisfies TextTree;
