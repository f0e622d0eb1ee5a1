import { PriceChangeMails } from './price-change/price-change-mails.ts';
import { PriceChangeWork } from './price-change/price-change-work.ts';
import { ComingPriceResolver, PriceChangeResolver } from './price-change/price-change.resolver.ts';
import { PriceChanges } from './price-change/price-change.service.ts';
import { ComingPrices } from './pricing/coming-prices.ts';
import type { PaymentNeeds, Projection } from './projection.ts';

/** Creates what gives running subscriptions another price. */
export function createRepricing({ audit }: PaymentNeeds, projection: Projection) {
  const { em, clock, cancelLinks: links } = projection;
  const mails = new PriceChangeMails({ ...projection, links });
  return {
    resolvers: [
      new PriceChangeResolver(new PriceChanges({ ...projection, audit })),
      new ComingPriceResolver(new ComingPrices(em, clock)),
    ],
    jobs: new PriceChangeWork({ ...projection, mails }).handlers(),
  };
}
