import { z } from 'zod';
import { contactLimits } from './contact.ts';
import { inboxMessages } from './inbox.ts';
import { text } from './rules.ts';

export const contactReplyRules = z.object({
  text: text(contactLimits.contactReply.max, () => inboxMessages.validation.emptyReply),
});
