import { sandboxAccount } from './account.ts';
import type { SandboxDatabase } from './database.ts';
import { setSetting, settingOf } from './settings.ts';
import { StripeApiError } from './stripe-error.ts';

/** The resources of restricted keys, by the beginning of the paths that they are about. */
const RESOURCES = {
  '/v1/balance_transactions': 'balance_transaction_source',
  '/v1/billing_portal': 'customer_portal',
  '/v1/charges': 'charge',
  '/v1/checkout/sessions': 'checkout_session',
  '/v1/coupons': 'coupon',
  '/v1/customers': 'customer',
  '/v1/disputes': 'dispute',
  '/v1/events': 'event',
  '/v1/invoice_payments': 'invoice',
  '/v1/invoiceitems': 'invoice',
  '/v1/invoices': 'invoice',
  '/v1/payment_intents': 'payment_intent',
  '/v1/payment_methods': 'payment_method',
  '/v1/prices': 'plan',
  '/v1/products': 'product',
  '/v1/promotion_codes': 'promotion_code',
  '/v1/radar/early_fraud_warnings': 'radar_early_fraud_warning',
  '/v1/refunds': 'charge',
  '/v1/subscriptions': 'subscription',
  '/v1/tax_ids': 'customer',
  '/v1/tax_rates': 'tax_rate',
} as const;

/** The resources whose objects have another name. */
const RESOURCE_OF_KIND: Readonly<Record<string, string>> = {
  balance_transaction: 'balance_transaction_source',
  'checkout.session': 'checkout_session',
  discount: 'coupon',
  invoice_payment: 'invoice',
  item: 'checkout_session',
  line_item: 'invoice',
  price: 'plan',
  refund: 'charge',
  subscription_item: 'subscription',
  tax_id: 'customer',
};

/** The rights of the secret key, like `coupon_read` or `charge_write`; null: all. */
function keyRights(database: SandboxDatabase): string[] | null {
  return settingOf(database, 'key_rights')?.split(' ') ?? null;
}

/** Plays a restricted key from now on. The right to write includes the right to read. */
export function restrictKey(database: SandboxDatabase, rights: readonly string[] | null): void {
  setSetting(database, 'key_rights', rights?.join(' ') ?? null);
}

/** Checks what one call may do, given the rights of its key. */
export class KeyCheck {
  readonly #rights: readonly string[] | null;

  constructor(
    private readonly database: SandboxDatabase,
    private readonly key: string,
  ) {
    this.#rights = keyRights(database);
  }

  /** @throws StripeApiError (403) if the key may not call this endpoint */
  requireCall(method: string, path: string): void {
    const beginning = Object.keys(RESOURCES).find((known) => path.startsWith(known));
    const resource = beginning && RESOURCES[beginning as keyof typeof RESOURCES];
    this.#require(resource ?? 'accounts_kyc_basic', method === 'GET' ? 'read' : 'write');
  }

  /** @throws StripeApiError (403) if the key may not read this kind of object in an answer */
  requireExpansion(kind: string): void {
    this.#require(RESOURCE_OF_KIND[kind] ?? kind, 'read');
  }

  #require(resource: string, action: 'read' | 'write'): void {
    const rights = this.#rights;
    if (rights === null || rights.includes(`${resource}_write`)) return;
    const right = `${resource}_${action}`;
    if (rights.includes(right)) return;
    const { key } = this;
    throw new StripeApiError(
      403,
      `The provided key '${key.slice(0, 8)}${'*'.repeat(9)}${key.slice(-4)}' does not have the required permissions for this ` +
        `endpoint on account '${sandboxAccount(this.database).id}'. Having the 'rak_${right}' permission would allow this ` +
        'request to continue.',
    );
  }
}
