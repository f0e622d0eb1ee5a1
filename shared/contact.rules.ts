import { z } from 'zod';
import { authLimits } from './auth.ts';
import { contactLimits, contactMessages } from './contact.ts';
import { emailAddress, name, text } from './rules.ts';

const { validation } = contactMessages;

export const contactRules = z.object({
  name: name(authLimits.fullName.max, () => validation.contactFieldsMandatory),
  email: emailAddress(
    () => validation.contactFieldsMandatory,
    () => validation.contactEmail,
  ),
  message: text(contactLimits.contactMessage.max, () => validation.contactFieldsMandatory),
});
