import { Stripe } from 'stripe';
import type { Money } from '#shared/money.ts';
import type { Config } from '#server/config.ts';
import { lookupKeyOf } from '#server/payment/stripe/stripe-plan.ts';
import { offeredPrice } from './offered-price.ts';
import { doctorTexts } from './doctor-texts.ts';
import { findingsOf, oneDecimal, reasonOf, type Finding } from './finding.ts';
import { portalFinding, priceFinding, taxFindings } from './stripe-account.ts';
import { accountFindings } from './stripe-account-in-use.ts';
import { endpointFinding, WEBHOOK_PATH } from './stripe-endpoint.ts';
import { makeRoundTrip } from './stripe-round-trip.ts';

const { well, attention, fault } = findingsOf('stripe');

const texts = doctorTexts.stripe;

const SETTINGS = { timeout: 5_000, maxNetworkRetries: 1, telemetry: false };
/** Tolerance of the clocks. Events are refused when the clocks differ by more than five minutes. */
const CLOCK_SECONDS = 60;
/** Stripe sends most events within two seconds. */
const EVENT_MS = 10_000;

/** Connection to Stripe, for tests. */
export interface StripeOptions {
  /** Address of the API. */
  address?: Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'>;
  /** Timeout of the event. */
  eventMs?: number;
}

/** Checks Stripe: key, account, price, customer portal, Stripe Tax, webhook endpoint, delivery of an event, and clock. */
export async function checkStripe(
  config: Config,
  databaseUrl: string | undefined,
  { address, eventMs = EVENT_MS }: StripeOptions = {},
): Promise<Finding[]> {
  const { secretKey } = config.stripe;
  if (!secretKey)
    return [
      attention(
        () => texts.simulated,
        () => texts.setKey,
      ),
    ];
  const stripe = new Stripe(secretKey, { ...SETTINGS, ...address });
  try {
    const offer = await offeredPrice(config, databaseUrl);
    const { price } = offer;
    const prices = await stripe.prices.list({
      lookup_keys: [lookupKeyOf(offer)],
      active: true,
      limit: 1,
      expand: ['data.product'],
    });
    const key = /^\w+_test_/.test(secretKey)
      ? attention(
          () => texts.testKey,
          () => texts.useLiveKey,
        )
      : well(() => texts.key);
    const endpoint = await endpointFinding(stripe, config.publicUrl + WEBHOOK_PATH);
    const findings = [
      key,
      ...(await accountFindings(stripe, secretKey, databaseUrl)),
      ...clockFindings(prices.lastResponse.headers.date),
      priceFinding(prices.data[0], price),
      await portalFinding(stripe),
      ...(await taxFindings(stripe, offer, config.stripe)),
      endpoint,
    ];
    // The event would not arrive, for the reason of this finding.
    if (endpoint.state === 'FAULT') return findings;
    return [
      ...findings,
      await roundTripFinding(stripe, { publicUrl: config.publicUrl, price }, databaseUrl, eventMs),
    ];
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError) {
      return [
        fault(
          () => texts.unknownKey,
          () => texts.copyKey,
        ),
      ];
    }
    if (error instanceof Stripe.errors.StripePermissionError) {
      return [
        fault(
          () => texts.noRights,
          () => texts.giveRights,
        ),
      ];
    }
    return [
      fault(
        () => texts.unreachable,
        () => texts.reach,
      ),
    ];
  }
}

async function roundTripFinding(
  stripe: Stripe,
  { publicUrl, price }: { publicUrl: string; price: Money },
  databaseUrl: string | undefined,
  eventMs: number,
): Promise<Finding> {
  if (databaseUrl === undefined) {
    return attention(
      () => texts.noDatabase,
      () => texts.lookElsewhere,
    );
  }
  try {
    const { eventId, outcome, seconds } = await makeRoundTrip({
      stripe,
      databaseUrl,
      publicUrl,
      currency: price.currency,
      eventMs,
    });
    const event = () => eventId ?? texts.ofExpired;
    switch (outcome) {
      case 'ARRIVED':
        return well(() => texts.arrived({ event: event(), seconds: oneDecimal(seconds) }));
      case 'REFUSED':
        return fault(
          () => texts.refused({ event: event() }),
          () => texts.copySecret,
        );
      case 'MISSING':
        return fault(
          () =>
            texts.missed({
              event: event(),
              url: `${publicUrl}${WEBHOOK_PATH}`,
              seconds: Math.round(eventMs / 1000),
            }),
          () => texts.seeDelivery,
        );
    }
  } catch (error) {
    return attention(
      () => texts.notAsked({ reason: reasonOf(error) }),
      () => texts.giveRightsToAsk,
    );
  }
}

function clockFindings(date: string | undefined): Finding[] {
  const seconds = Math.round(Math.abs(Date.now() - Date.parse(date ?? '')) / 1000);
  if (!(seconds > CLOCK_SECONDS)) return [];
  return [
    fault(
      () => texts.clock({ seconds }),
      () => texts.keepTime,
    ),
  ];
}
