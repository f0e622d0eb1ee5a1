/** URLs of the pages in Stripe's dashboard that show the school's objects. */
export class StripeDashboard {
  /** @param address URL of the dashboard, for test or live mode */
  constructor(private readonly address: string) {}

  invoice(id: string): string {
    return `${this.address}/invoices/${id}`;
  }

  dispute(id: string): string {
    return `${this.address}/disputes/${id}`;
  }
}

/** The URL of the dashboard: Stripe's, or the sandbox's if there is no key. */
export function stripeDashboardAddress(secretKey: string | undefined, publicUrl: string): string {
  if (secretKey === undefined) return `${publicUrl}/sandbox/stripe/dashboard`;
  return `https://dashboard.stripe.com${secretKey.includes('_live_') ? '' : '/test'}`;
}
