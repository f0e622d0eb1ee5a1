import type { AuditServices } from '#server/audit/index.ts';
import { RateLimit } from '#server/platform/common/rate-limit.ts';
import { defineFeature } from '#server/platform/feature.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ContactMessageSchema } from './contact-message.entity.ts';
import { ContactResolver } from './contact.resolver.ts';
import { CONTACT_LIMIT, ContactService } from './contact.service.ts';

export const contactFeature = defineFeature({
  entities: [ContactMessageSchema],
  create({ config, em, pool, jobs, audit }: Platform & AuditServices) {
    const contact = new ContactService({
      em,
      jobs,
      audit,
      limit: new RateLimit(pool, CONTACT_LIMIT),
      operator: config.mail.contact,
      publicUrl: config.publicUrl,
    });
    return { provides: { contact }, resolvers: [new ContactResolver(contact)] };
  },
});
