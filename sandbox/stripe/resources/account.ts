import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';

/** The account of the key, without its profile and settings: https://docs.stripe.com/api/accounts/retrieve */
export const accountRoutes = [
  apiRoute('GET', '/v1/account', z.strictObject({}), ({ account }) => ({
    id: account().id,
    object: 'account',
    charges_enabled: true,
    country: 'US',
    default_currency: 'usd',
    details_submitted: true,
    email: null,
    payouts_enabled: true,
    type: 'standard',
  })),
];
