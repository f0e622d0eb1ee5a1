const COMMON =
  'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'.split(
    ' ',
  );

/** In which languages Stripe's pages for payments are: https://docs.stripe.com/api/checkout/sessions/create */
export const checkoutLocales = [...COMMON, 'hi-IN'];

/** In which its pages for customers are: https://docs.stripe.com/api/customer_portal/sessions/create */
export const portalLocales = [...COMMON, 'en-AU', 'en-CA', 'en-IE', 'en-IN', 'en-NZ', 'en-SG'];
