import { Field, Int, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';

@ObjectType({
  description:
    'Figures of the school for its home page. They can be a day old, and are null while they are too small to show.',
})
@InArea(Area.SCHOOL)
export class SchoolFigures {
  @Field(() => Int, { nullable: true, description: 'Number of published courses with lectures.' })
  courses!: number | null;

  @Field(() => Int, { nullable: true, description: 'Total duration of these courses, in whole hours.' })
  hours!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of people with an account, without admins, rounded down to two digits.',
  })
  learners!: number | null;
}
