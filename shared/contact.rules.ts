import { z } from 'zod';
import { authLimits } from './auth.ts';
import { contactLimits, contactMessages } from './contact.ts';
import { emailAddress, text } from './rules.ts';

const { contactFieldsMandatory, contactEmail, emptyReply } = contactMessages.validation;

export const contactRules = z.object({
  name: text(authLimits.fullName.max, contactFieldsMandatory),
  email: emailAddress(contactFieldsMandatory, contactEmail),
  message: text(contactLimits.contactMessage.max, contactFieldsMandatory),
});

export const contactReplyRules = z.object({ text: text(contactLimits.contactReply.max, emptyReply) });
