import type { AuditServices } from '#server/audit/index.ts';
import { RateLimit } from '#server/platform/common/rate-limit.ts';
import { defineFeature, type ServicesOf } from '#server/platform/feature.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { SchoolServices } from '#server/school/index.ts';
import type { UserServices } from '#server/user/index.ts';
import { ContactMessageSchema } from './contact-message.entity.ts';
import { ContactReplies } from './contact-replies.service.ts';
import { ContactRepliesResolver, ContactReplyAuthorResolver } from './contact-replies.resolver.ts';
import { ContactReplySchema } from './contact-reply.entity.ts';
import { contactPages } from './contact.pages.ts';
import { ContactResolver } from './contact.resolver.ts';
import { ACKNOWLEDGEMENT_LIMIT, CONTACT_LIMIT, ContactService } from './contact.service.ts';

export const contactFeature = defineFeature({
  entities: [ContactMessageSchema, ContactReplySchema],
  create({
    config,
    em,
    statements,
    pool,
    jobs,
    audit,
    school,
    users,
  }: Platform & AuditServices & SchoolServices & UserServices) {
    const common = { em, statements, jobs, audit, school, publicUrl: config.publicUrl };
    const contact = new ContactService({
      ...common,
      limit: new RateLimit(pool, CONTACT_LIMIT),
      acknowledgements: new RateLimit(pool, ACKNOWLEDGEMENT_LIMIT),
    });
    return {
      provides: { contact },
      resolvers: [
        new ContactResolver(contact),
        new ContactRepliesResolver(new ContactReplies(common)),
        new ContactReplyAuthorResolver(users),
      ],
      pages: contactPages,
    };
  },
});

export type ContactServices = ServicesOf<typeof contactFeature>;
