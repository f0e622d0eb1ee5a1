const COMMON =
  'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'.split(
    ' ',
  );

/** The languages of Stripe's payment pages: https://docs.stripe.com/api/checkout/sessions/create */
export const checkoutLocales = [...COMMON, 'hi-IN'];

/** The languages of Stripe's customer portal: https://docs.stripe.com/api/customer_portal/sessions/create */
export const portalLocales = [...COMMON, 'en-AU', 'en-CA', 'en-IE', 'en-IN', 'en-NZ', 'en-SG'];
