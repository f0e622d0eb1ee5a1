import type { Feature } from '#server/feature.ts';
import { ContactMessageSchema } from './contact-message.entity.ts';
import { ContactResolver } from './contact.resolver.ts';

export const contactFeature: Feature = {
  entities: [ContactMessageSchema],
  resolvers: ({ contact }) => [new ContactResolver(contact)],
};
