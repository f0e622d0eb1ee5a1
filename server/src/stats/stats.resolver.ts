import { Arg, Ctx, FieldResolver, Int, Query, Resolver } from 'type-graphql';
import type { ContactService } from '#server/contact/contact.service.ts';
import type { PaymentProblems } from '#server/payment/problem/payment-problems.service.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { StatsService } from './stats.service.ts';
import { Stats, YearlySales } from './stats.type.ts';

@Resolver(() => Stats)
export class StatsResolver {
  constructor(
    private readonly service: StatsService,
    private readonly contact: ContactService,
    private readonly problems: PaymentProblems,
  ) {}

  @Allow(Access.ADMIN, Area.SCHOOL)
  @Query(() => Stats, { description: 'Statistics of the school.' })
  stats(@Ctx() { actor }: GraphqlContext): Promise<Stats> {
    return this.service.overview(actor);
  }

  @FieldResolver(() => Int, { description: 'Number of open messages from the contact form.' })
  openMessages(@Ctx() { actor }: GraphqlContext): Promise<number> {
    return this.contact.countOpen(actor);
  }

  @FieldResolver(() => Int, { description: 'Number of payment problems that need attention.' })
  paymentProblems(@Ctx() { actor }: GraphqlContext): Promise<number> {
    return this.problems.count(actor);
  }

  @FieldResolver(() => YearlySales, { description: 'Sales of a year, UTC; of the current year by default.' })
  sales(
    @Arg('year', () => Int, { nullable: true, description: 'The year, 1970 to 9999.' })
    year: number | undefined | null,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<YearlySales> {
    return this.service.salesOf(actor, year);
  }
}
