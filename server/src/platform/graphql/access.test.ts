import { Query, Resolver } from 'type-graphql';
import { describe, expect, it } from 'vitest';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from './access.ts';
import { createSchema } from './schema.ts';

@Resolver()
class OpenResolver {
  @Allow(Access.PUBLIC, Area.COURSES)
  @Query(() => String, { description: 'Has a rule.' })
  ruled() {
    return 'for everybody';
  }

  @Query(() => String, { description: 'Has none.' })
  unruled() {
    return 'for nobody';
  }
}

describe('an operation without a rule', () => {
  it('keeps the schema from being built', () => {
    expect(() => createSchema([new OpenResolver()])).toThrow('Operations without an access rule: unruled');
  });
});
