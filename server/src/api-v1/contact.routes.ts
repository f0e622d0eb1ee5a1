import { z } from 'zod';
import { contactMessages } from '#shared/contact.ts';
import { contactRules } from '#shared/contact.rules.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access } from '#server/platform/graphql/access.ts';
import { defineRoute } from './define-route.ts';
import { message } from './shapes.ts';

const { name, email, message: text } = contactRules.shape;

/** `/api/v1/contact`: the contact form over REST. */
export const contactRoutes = [
  defineRoute({
    operations: { POST: 'contact' },
    path: '/contact',
    tag: 'Contact',
    summary: 'Send a message to the school',
    access: Access.PUBLIC,
    area: Area.SCHOOL,
    isChange: true,
    body: z.object({
      name: name.meta({ examples: ['Ada Lovelace'] }),
      email: email.meta({ override: { format: 'email', examples: ['ada@example.com'] } }),
      message: text.meta({ examples: ['Is there a course about weaving?'] }),
    }),
    answer: z.object({ message: message(() => contactMessages.success.contact) }),
    errors: ['TOO_MANY_REQUESTS'],
    async handle({ services, request, body }) {
      await services.contact.send(body, request.ip ?? '');
      return { message: contactMessages.success.contact };
    },
  }),
];
