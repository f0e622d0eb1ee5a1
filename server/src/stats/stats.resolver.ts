import { Arg, Ctx, FieldResolver, Int, Query, Resolver } from 'type-graphql';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { StatsService } from './stats.service.ts';
import { Stats, YearlySales } from './stats.type.ts';

@Resolver(() => Stats)
export class StatsResolver {
  constructor(private readonly service: StatsService) {}

  @Allow(Access.ADMIN)
  @Query(() => Stats, { description: 'The school in numbers.' })
  stats(@Ctx() { actor }: GraphqlContext): Promise<Stats> {
    return this.service.overview(actor);
  }

  @FieldResolver(() => YearlySales, { description: 'Sales of a year, UTC; this one when no year is named.' })
  sales(
    @Arg('year', () => Int, { nullable: true, description: 'The year, 1970 to 9999.' })
    year: number | undefined | null,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<YearlySales> {
    return this.service.salesOf(actor, year);
  }
}
