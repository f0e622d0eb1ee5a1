import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { limits } from '#shared/limits.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { Course } from './course.entity.ts';

export const CourseChange = graphqlEnum('CourseChange', 'A change of several courses.', {
  PUBLISH: 'Publishes drafts.',
  UNPUBLISH: 'Makes published courses drafts.',
  TRASH: 'Moves courses with their lectures to the trash.',
  RESTORE: 'Restores courses from the trash.',
});
export type CourseChange = keyof typeof CourseChange;

export const CourseRefusalReason = graphqlEnum('CourseRefusalReason', 'Why a course was not changed.', {
  NOT_FOUND: 'It does not exist or is in the trash. For RESTORE, it is not in the trash.',
  INCOMPLETE: 'It lacks a field that a published course must have.',
  NO_LECTURES: 'It has no published lectures.',
});
export type CourseRefusalReason = keyof typeof CourseRefusalReason;

@InputType({ description: 'A change of several courses.' })
export class ChangeCoursesInput {
  @Field(() => [ID], { description: `The courses, 1 to ${limits.pageSize.max}.` })
  ids!: string[];

  @Field(() => CourseChange, { description: 'The change.' })
  change!: CourseChange;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether PUBLISH also publishes courses without published lectures. Otherwise they are refused.',
  })
  publishesEmpty!: boolean;
}

@ObjectType({ description: 'A course that was not changed.' })
@InArea(Area.COURSES)
export class CourseRefusal {
  @Field(() => ID, { description: 'Id of the course.' })
  id!: string;

  @Field(() => CourseRefusalReason, { description: 'Why it was not changed.' })
  reason!: CourseRefusalReason;
}

@ObjectType({ description: 'The result of a change of several courses.' })
export class ChangeCoursesPayload {
  @Field(() => [Course], {
    description: 'The changed courses. Those that were in the wanted state already are left out.',
  })
  courses!: Course[];

  @Field(() => [CourseRefusal], { description: 'The courses that were not changed.' })
  refusals!: CourseRefusal[];
}
