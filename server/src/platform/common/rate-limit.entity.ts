import { defineEntity, p } from '@mikro-orm/core';

/** The table of rate-limiter-flexible, which defines its columns. */
export const RateLimitSchema = defineEntity({
  name: 'RateLimit',
  tableName: 'rate_limits',
  properties: {
    key: p.string().length(255).primary(),
    points: p.integer().default(0),
    /** Milliseconds since 1970. */
    expire: p.bigint('number').nullable().index(),
  },
});
