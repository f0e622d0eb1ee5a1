import { textsOf } from '#shared/texts/texts.ts';

/** Problems with payments, for the school's admins and operator. */
export const paymentProblemTexts = textsOf('payment-problems', {
  /** The detail of a problem from Stripe or from us. It replaces `{because}`, which is empty if there is no detail. */
  because: ' ({detail})',
  /** A detail: the school has paused the collection of a subscription's payments in Stripe's dashboard. */
  collectionPaused: 'Payment collection is paused',
  /** The problem and its remedy. */
  problems: {
    REFUND_FAILED:
      "The customer's bank did not accept a refund{because}. The school has the money again. Retry the refund, or refund the money in another way.",
    REFUND_INCOMPLETE:
      'A payment that was made outside of Stripe had to be refunded, and Stripe cannot refund it. Pay the customer back in the way in which they paid.',
    REFUND_STUCK:
      "A refund could not be made at Stripe yet{because}. It is retried automatically. If this does not help, make the refund in Stripe's dashboard.",
    REQUEST_STUCK:
      "A change of a subscription could not be made at Stripe yet{because}. It is retried automatically. If this does not help, make the change in Stripe's dashboard.",
    PRICE_STUCK:
      "A subscription could not get its announced price at Stripe yet{because}. It is retried automatically. If this does not help, change the price in Stripe's dashboard without proration, or call the price change off.",
    DISPUTE:
      "The customer's bank disputes this payment. Respond in Stripe's dashboard before the deadline, or accept the dispute there.",
    FRAUD_WARNING:
      "The customer's bank reports that this payment is fraud, and has not disputed it yet. If you do not know the customer, refund the payment in full now: a dispute would cost a fee.",
    EVENT_FAILED:
      'A Stripe event could not be processed yet{because}. It is retried automatically. To process it now, compare the payments with Stripe.',
    EVENT_REFUSED:
      "A Stripe event was not for this school and changed nothing{because}. Check whether another shop or Stripe's test mode sends its events here.",
    EVENT_ODD:
      "Stripe reported a sale to one of the school's members that is not an offer of this school{because}. The member's data at Stripe was checked, and this sale granted no access. If it should have, sell at the school's own price or grant access.",
    INVOICE_DRAFT:
      "An invoice has been a draft at Stripe for more than a day, so it cannot be paid{because}. Finalize or delete it in Stripe's dashboard, and resume the collection of payments there if it is paused.",
    RECONCILIATION_FAILED:
      'The last comparison with Stripe failed{because}. It runs again every hour. You can also compare now.',
    /** One of the refusals below, put together. */
    refused:
      '{subject}{because}. {effect} {remedy} This entry disappears automatically once the problem is fixed.',
  },
  /** Calls that Stripe rejects: what does not work, the effect, and the remedy. Words in all capitals and names of Stripe's settings stay in English. */
  refusals: {
    KEY_REFUSED: {
      subject: "Stripe rejects the school's API key",
      effect: 'Customers cannot pay, and changes at Stripe do not reach the school.',
      remedy: 'Set STRIPE_SECRET_KEY to a valid secret key and restart the server.',
    },
    PRICE_REFUSED: {
      subject: "Stripe rejects the school's price",
      effect: 'Customers cannot buy.',
      remedy: "Check PLAN_PRICE and PLAN_CURRENCY, and the products in Stripe's dashboard.",
    },
    TAX_REFUSED: {
      subject: 'Stripe cannot calculate the tax',
      effect: 'Customers cannot buy.',
      remedy: "Complete the settings under Tax in Stripe's dashboard, or set STRIPE_AUTOMATIC_TAX to false.",
    },
    CHECKOUT_REFUSED: {
      subject: 'Stripe does not open the payment page',
      effect: 'Customers cannot buy.',
      remedy:
        "In Stripe's dashboard, check that the account can take payments and has a name, and that the key has write access to Checkout Sessions and Customers.",
    },
    PORTAL_REFUSED: {
      subject: 'Stripe does not open the billing page',
      effect: 'Learners cannot update their card or pay what is due.',
      remedy:
        "In Stripe's dashboard, save the settings of the customer portal under Billing, and check that the key has write access to Customer portal.",
    },
    REFUND_REFUSED: {
      subject: 'Stripe rejects refunds',
      effect: 'Customers are waiting for their refunds, which are retried automatically.',
      remedy:
        "Add money to the balance in Stripe's dashboard, and check that the key has write access to Refunds.",
    },
  },
});

/** Calls that Stripe rejects: what does not work, the effect, and the remedy. */
export const refusalTexts = paymentProblemTexts.refusals;
