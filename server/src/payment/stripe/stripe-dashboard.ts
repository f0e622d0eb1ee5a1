/** Addresses of the pages on which an admin sees at Stripe what the school has of it. */
export class StripeDashboard {
  /** @param address of the dashboard itself, of test or of live payments. */
  constructor(private readonly address: string) {}

  invoice(id: string): string {
    return `${this.address}/invoices/${id}`;
  }

  dispute(id: string): string {
    return `${this.address}/disputes/${id}`;
  }
}

/** Where the dashboard of a school's account is: Stripe's own, or that of the sandbox where there is no key. */
export function stripeDashboardAddress(secretKey: string | undefined, publicUrl: string): string {
  if (secretKey === undefined) return `${publicUrl}/sandbox/stripe/dashboard`;
  return `https://dashboard.stripe.com${secretKey.includes('_live_') ? '' : '/test'}`;
}
