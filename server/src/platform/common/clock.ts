/** Tells the time. What depends on the terms of payments asks one of these, so that the Stripe sandbox can move it. */
export type Clock = () => Date;

/** The time of this machine. */
export const systemClock: Clock = () => new Date();
