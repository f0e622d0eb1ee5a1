import 'reflect-metadata';
import { Stripe } from 'stripe';
import { loadConfig } from '#server/config.ts';
import { deleteOtherEndpoints, prepareEndpoint, WEBHOOK_PATH } from '#server/doctor/stripe-endpoint.ts';
import { setInEnvFile } from './lib/env-file.ts';
import { optionsOf } from './lib/options.ts';
import { runCommand } from './lib/run-command.ts';

const HELP = `Creates the webhook endpoint of this school at Stripe, and writes its signing secret into .env. If the endpoint exists
already, adds the events that it does not receive yet.

  npm run stripe:webhook

  --print    prints the setting instead, for containers and other places without a .env file
  --replace  creates a new endpoint with a new signing secret, and deletes the one in use`;

const SETTING = 'STRIPE_WEBHOOK_SECRET';
/** Stands for the setting until this command has written it. Production does not start without it. */
const UNKNOWN = 'whsec_unknown';

/** Creates the webhook endpoint: see HELP. */
await runCommand(async () => {
  const { print = false, replace = false } = optionsOf(HELP, {
    print: { type: 'boolean' },
    replace: { type: 'boolean' },
  });
  const { publicUrl, stripe: given } = loadConfig({ [SETTING]: UNKNOWN });
  if (!given.secretKey) throw new Error('STRIPE_SECRET_KEY is missing. Set it, and run this command again.');
  const stripe = new Stripe(given.secretKey, { timeout: 10_000, maxNetworkRetries: 2, telemetry: false });
  const url = publicUrl + WEBHOOK_PATH;
  try {
    const hasSecret = !replace && given.webhookSecret !== UNKNOWN;
    const { id, secret } = await prepareEndpoint(stripe, url, { hasSecret });
    if (secret === null) return console.log(`Stripe sends all events to ${url}.`);
    if (print) {
      console.log(`${SETTING}=${secret}`);
    } else {
      await setInEnvFile('.env', SETTING, secret).catch(async (error: unknown) => {
        await stripe.webhookEndpoints.del(id);
        throw error;
      });
      console.log(`Stripe sends all events to ${url}. Its signing secret is in .env: restart the server.`);
    }
    await deleteOtherEndpoints(stripe, url, id);
  } catch (error) {
    throw refusalOf(error, url);
  }
});

/** Turns an error of Stripe into one that says what to do. */
function refusalOf(error: unknown, url: string): unknown {
  const { StripeAuthenticationError, StripePermissionError, StripeInvalidRequestError, StripeError } =
    Stripe.errors;
  if (error instanceof StripeAuthenticationError)
    return new Error("Stripe does not accept the key. Copy STRIPE_SECRET_KEY from Stripe's dashboard again.");
  if (error instanceof StripePermissionError)
    return new Error(
      'The key may not write webhook endpoints. Give it this right, or use a key that has it.',
    );
  if (error instanceof StripeInvalidRequestError)
    return new Error(`Stripe does not accept the address ${url}: ${error.message} Check PUBLIC_URL.`);
  if (error instanceof StripeError)
    return new Error(`Stripe could not be reached: ${error.message} Run this command again.`);
  return error;
}
