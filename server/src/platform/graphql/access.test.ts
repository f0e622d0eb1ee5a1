import { Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
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

@ObjectType({ description: 'Says of no area that it belongs to it.' })
class Unplaced {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;
}

@Resolver()
class UnplacedResolver {
  @Allow(Access.PUBLIC, Area.COURSES)
  @Query(() => Unplaced, { description: 'Has a rule.' })
  unplaced() {
    return { id: 'one' };
  }
}

describe('a type that can be identified and has no area', () => {
  it('keeps the schema from being built', () => {
    expect(() => createSchema([new UnplacedResolver()])).toThrow('Types without an area: Unplaced');
  });
});

describe('an operation without a rule', () => {
  it('keeps the schema from being built', () => {
    expect(() => createSchema([new OpenResolver()])).toThrow('Operations without an access rule: unruled');
  });
});
