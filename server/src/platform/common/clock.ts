/** Returns the current time. Code that depends on payment periods takes a clock, so that the Stripe sandbox can move it. */
export type Clock = () => Date;

/** The time of this machine. */
export const systemClock: Clock = () => new Date();
