import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { limits } from '#shared/limits.ts';
import { PageArgs } from '#server/platform/common/pagination.ts';
import { GraphQLUpload, type IncomingFile } from '#server/platform/graphql/upload.scalar.ts';
import { CourseLanguage } from './course-language.ts';
import { CourseSort } from './course-sort.ts';
import { CourseState } from './course-state.ts';

@ArgsType()
export class CoursesArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: `Words of the title, the instructor, the category or the description; typing errors are forgiven in all but the description. Finds ${limits.search.courses} courses at most.`,
  })
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Only this category.' })
  category?: string | null;

  @Field(() => CourseSort, {
    nullable: true,
    description: 'Order; the best match first when something is searched, else the newest.',
  })
  sort?: CourseSort | null;

  @Field(() => CourseState, {
    defaultValue: CourseState.PUBLISHED,
    description: 'Other than PUBLISHED for admins only.',
  })
  state!: CourseState;
}

@InputType({ description: 'A new course.' })
export class CreateCourseInput {
  @Field(() => String, { description: 'Title.' })
  title!: string;

  @Field(() => String, { description: 'What it is about, plain text.' })
  description!: string;

  @Field(() => String, { description: 'Category it is listed under.' })
  category!: string;

  @Field(() => String, { description: 'Name of the person who teaches it.' })
  instructor!: string;

  @Field(() => CourseLanguage, {
    defaultValue: CourseLanguage.ENGLISH,
    description: 'What language it is in.',
  })
  language!: CourseLanguage;

  @Field(() => Boolean, {
    defaultValue: true,
    description:
      'Whether everybody sees it at once. A draft needs a title only; leave the other texts empty.',
  })
  publish!: boolean;

  @Field(() => GraphQLUpload, {
    nullable: true,
    description: 'Picture: JPEG or PNG, at most 10 MB; it is cropped to 16:9. Only a draft may do without.',
  })
  thumbnail?: IncomingFile | null;
}

@InputType({ description: 'An edit of a course. What is left out stays as it is.' })
export class UpdateCourseInput {
  @Field(() => ID, { description: 'The course.' })
  id!: string;

  @Field(() => Int, {
    description: 'The version that was edited. CONFLICT when somebody else saved another meanwhile.',
  })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Title.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'What it is about, plain text.' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'Category it is listed under.' })
  category?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the person who teaches it.' })
  instructor?: string | null;

  @Field(() => CourseLanguage, { nullable: true, description: 'What language it is in.' })
  language?: CourseLanguage | null;

  @Field(() => GraphQLUpload, { nullable: true, description: 'Replaces the picture.' })
  thumbnail?: IncomingFile | null;
}
