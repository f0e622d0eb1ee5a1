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

  @Query(() => String, { description: 'Has no rule.' })
  unruled() {
    return 'for nobody';
  }
}

@ObjectType({ description: 'Has no area.' })
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

describe('a type with an id and without an area', () => {
  it('makes building the schema fail', () => {
    expect(() => createSchema([new UnplacedResolver()])).toThrow('Types without an area: Unplaced');
  });
});

describe('an operation without a rule', () => {
  it('makes building the schema fail', () => {
    expect(() => createSchema([new OpenResolver()])).toThrow('Operations without an access rule: unruled');
  });
});
