/**
 * Days between the notice of a new price and the first renewal at it. California asks for 7 to 30 days, New York for 5
 * to 30.
 */
export const PRICE_NOTICE_DAYS = 30;

/** Days before its renewal at which a subscription gets its new price. Until then, the change can be called off. */
export const PRICE_LEAD_DAYS = 2;
