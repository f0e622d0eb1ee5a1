import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Course } from '#server/course/course.entity.ts';
import { User } from '#server/user/user.entity.ts';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';

@ObjectType({ description: 'The demo content of the school.' })
@InArea(Area.SCHOOL)
export class Demo {
  @Field(() => ID, { description: 'Always the same.' })
  id!: string;

  @Field(() => [Course], {
    description: 'Demo courses that are removed with the demo, including those in the trash.',
  })
  courses!: Course[];

  @Field(() => [Course], {
    description:
      'Demo courses that were edited, or whose lectures were edited or added to. They stay and become the school’s own.',
  })
  changedCourses!: Course[];

  @Field(() => [User], {
    description: 'Demo accounts that are removed with the demo, without the account of the caller.',
  })
  accounts!: User[];

  @Field(() => Int, {
    description: 'Number of other learners who have started one of the courses to be removed.',
  })
  learnerCount!: number;

  @Field(() => Int, { description: 'Number of demo courses that can be added.' })
  missingCourses!: number;
}
