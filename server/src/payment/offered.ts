import { FieldResolver, Resolver, Root } from 'type-graphql';
import { keptRows, type Kept } from '#server/platform/answers/kept.ts';
import type { PublicContent } from '#server/platform/answers/public-content.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { read, type RowOf } from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import { School } from '#server/school/school.type.ts';

const MADE_PRICES = read({}, () =>
  db.selectNoFrom((is) => is.exists(is.selectFrom('planPrices').select('stripePriceId')).as('exist')),
);

interface Dependencies {
  statements: Statements;
  publicContent: PublicContent;
  /** Whether the operator has set a price. */
  isPriceConfigured: boolean;
}

/** Adds whether the school sells its subscription to the type School. */
@Resolver(() => School)
export class OfferedResolver {
  private readonly kept: Kept<RowOf<typeof MADE_PRICES>>;

  constructor(private readonly deps: Dependencies) {
    this.kept = keptRows(deps.publicContent);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the school sells its subscription: a price has been set, or a buyer has opened a checkout.',
  })
  async isSelling(@Root() { ownSettings }: School): Promise<boolean> {
    if (this.deps.isPriceConfigured || ownSettings.includes('priceAmount')) return true;
    const row = await this.kept.read('prices', () => this.deps.statements.first(MADE_PRICES, {}));
    return row?.exist === true;
  }
}
