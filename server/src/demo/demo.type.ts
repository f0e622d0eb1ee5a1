import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Course } from '#server/course/course.entity.ts';
import { SetupStep } from '#server/setup/setup-step.type.ts';
import { User } from '#server/user/user.entity.ts';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';

@ObjectType({ description: 'What the school has of the demo.' })
@InArea(Area.SCHOOL)
export class Demo {
  @Field(() => ID, { description: 'Always the same.' })
  id!: string;

  @Field(() => [Course], { description: 'Its courses that go with it, in the trash or not.' })
  courses!: Course[];

  @Field(() => [Course], {
    description:
      'Its courses that somebody has edited or given lectures, or whose lectures somebody has edited: they stay, and are the school’s own.',
  })
  changedCourses!: Course[];

  @Field(() => [User], { description: 'Its accounts that go with it; that of who asks is not among them.' })
  accounts!: User[];

  @Field(() => Boolean, {
    description: 'Whether who asks has one of its accounts, which stays: its password is published.',
  })
  isOwnAccount!: boolean;

  @Field(() => Int, { description: 'How many other people have begun one of the courses that go.' })
  learnerCount!: number;

  @Field(() => Int, { description: 'How many of its courses could be added.' })
  missingCourses!: number;

  @Field(() => [SetupStep], { description: 'How far the school is with it, or without.' })
  setupSteps!: SetupStep[];
}
