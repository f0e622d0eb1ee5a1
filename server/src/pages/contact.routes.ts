import express, { type RequestHandler } from 'express';
import { contactMessages } from '#shared/contact.ts';
import type { ContactRefusal } from '#shared/contact-form.ts';
import { paths } from '#shared/paths.ts';
import type { Services } from '#server/compose.ts';
import { recordFailure } from '#server/platform/common/failures.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import type { SafeError } from '#server/platform/common/safe-error.ts';
import { formOf } from '#server/platform/http/request-bodies.ts';
import { refuseCrossSite } from '#server/platform/rest/cross-site.ts';

/** Enough for the longest message, percent-encoded, with a name and an address. */
const FORM_BYTES = 128 * 1024;

interface Dependencies {
  services: Services;
  logger: Logger;
  identified: RequestHandler;
}

/** Receives the contact form from browsers while no scripts run. The response redirects to a page with the result. */
export function contactRoutes({ services, logger, identified }: Dependencies): express.Router {
  const { contact, config } = services;
  const router = express.Router({ caseSensitive: true, strict: true });
  router.post(
    paths.contact,
    refuseCrossSite(config.publicUrl, true),
    identified,
    async (request, response) => {
      const goTo = (outcome: string) =>
        response.set('Cache-Control', 'no-store').redirect(303, `${paths.contact}?${outcome}`);
      try {
        const form = await formOf(request, FORM_BYTES);
        const field = (name: string) => form.get(name)?.replaceAll('\r\n', '\n') ?? '';
        const fields = { name: field('name'), email: field('email'), message: field('message') };
        await contact.send(fields, request.ip ?? '');
        goTo('sent=1');
      } catch (error) {
        goTo(`refused=${refusalOf(recordFailure(logger, error))}`);
      }
    },
  );
  return router;
}

function refusalOf({ code, fields = {} }: SafeError): ContactRefusal {
  if (code === 'TOO_MANY_REQUESTS') return 'requests';
  if (code !== 'BAD_USER_INPUT') return 'unavailable';
  return Object.values(fields).includes(contactMessages.validation.contactEmail) ? 'email' : 'details';
}
