import type { RefusalKind } from './stripe-refusal.entity.ts';

/** What whoever runs the school reads of something that Stripe refuses. */
export interface RefusalText {
  /** What does not work, in a few words. */
  subject: string;
  /** What that means for people, one sentence. */
  effect: string;
  /** What to do about it. */
  remedy: string;
}

export const refusalTexts: Readonly<Record<RefusalKind, RefusalText>> = {
  KEY_REFUSED: {
    subject: 'Stripe refuses the key of the school',
    effect: 'Nobody can pay, and nothing of what Stripe does is heard of.',
    remedy: 'Put a secret key that is valid into STRIPE_SECRET_KEY and start the server again.',
  },
  PRICE_REFUSED: {
    subject: 'Stripe does not sell at the price of the school',
    effect: 'Nobody can buy.',
    remedy: "Check PLAN_PRICE and PLAN_CURRENCY, and the products in Stripe's dashboard.",
  },
  TAX_REFUSED: {
    subject: 'Stripe cannot work out the tax',
    effect: 'Nobody can buy.',
    remedy: "Finish the settings under Tax in Stripe's dashboard, or set STRIPE_AUTOMATIC_TAX to false.",
  },
  CHECKOUT_REFUSED: {
    subject: 'Stripe opens no payment page',
    effect: 'Who wants to buy cannot.',
    remedy:
      "See in Stripe's dashboard whether the account may take payments and has a name, and whether the key may write Checkout Sessions and Customers.",
  },
  PORTAL_REFUSED: {
    subject: 'Stripe opens no billing page',
    effect: 'Learners cannot change their card or pay what is open.',
    remedy:
      "Save the settings of the customer portal in Stripe's dashboard, under Billing, and see whether the key may write Customer portal.",
  },
  REFUND_REFUSED: {
    subject: 'Stripe makes no refund',
    effect: 'Who was promised their money back waits for it. It is tried again by itself.',
    remedy: "Add money to the balance in Stripe's dashboard, and see whether the key may write Refunds.",
  },
};
