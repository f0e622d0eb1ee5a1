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
    description: `Words of the title, the instructor, the category or the description. Typing errors are tolerated in all but the description. Finds up to ${limits.search.courses} courses.`,
  })
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Only this category.' })
  category?: string | null;

  @Field(() => CourseSort, {
    nullable: true,
    description: 'Order of the list. Default: best match first with a search, else newest first.',
  })
  sort?: CourseSort | null;

  @Field(() => CourseState, {
    defaultValue: CourseState.PUBLISHED,
    description: 'State of the courses. Any but PUBLISHED is for admins only.',
  })
  state!: CourseState;

  @Field(() => Date, {
    nullable: true,
    description:
      'Only courses whose `updatedAt` is this time or later, UTC. A course that was unpublished or deleted is no longer in the list.',
  })
  updatedSince?: Date | null;
}

@InputType({ description: 'A new course.' })
export class CreateCourseInput {
  @Field(() => String, { description: 'Title.' })
  title!: string;

  @Field(() => String, { description: 'What the course is about, in Markdown.' })
  description!: string;

  @Field(() => String, { description: 'Category of the course.' })
  category!: string;

  @Field(() => String, { description: 'Name of the instructor.' })
  instructor!: string;

  @Field(() => CourseLanguage, {
    defaultValue: CourseLanguage.ENGLISH,
    description: 'Language of the course.',
  })
  language!: CourseLanguage;

  @Field(() => String, {
    defaultValue: '',
    description: 'Number under which an authority has approved the course; empty if it needs no approval.',
  })
  approvalNumber!: string;

  @Field(() => [String], {
    defaultValue: [],
    description: 'What learners will be able to do: up to 8 lines of plain text.',
  })
  outcomes!: string[];

  @Field(() => String, { defaultValue: '', description: 'Who the course is for, plain text.' })
  audience!: string;

  @Field(() => String, { defaultValue: '', description: 'What learners need before they begin, plain text.' })
  requirements!: string;

  @Field(() => Boolean, {
    defaultValue: true,
    description:
      'Whether to publish the course at once. A draft needs only a title; leave the other texts empty.',
  })
  publish!: boolean;

  @Field(() => GraphQLUpload, {
    nullable: true,
    description: 'Picture: JPEG or PNG, up to 10 MB, cropped to 16:9. Required unless the course is a draft.',
  })
  thumbnail?: IncomingFile | null;
}

@InputType({ description: 'An edit of a course. Omitted fields stay unchanged.' })
export class UpdateCourseInput {
  @Field(() => ID, { description: 'The course.' })
  id!: string;

  @Field(() => Int, {
    description: 'The version that was edited. CONFLICT if a newer version exists.',
  })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Title.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'What the course is about, in Markdown.' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'Category of the course.' })
  category?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the instructor.' })
  instructor?: string | null;

  @Field(() => CourseLanguage, { nullable: true, description: 'Language of the course.' })
  language?: CourseLanguage | null;

  @Field(() => String, {
    nullable: true,
    description: 'Number under which an authority has approved the course; empty for none.',
  })
  approvalNumber?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'What learners will be able to do: up to 8 lines of plain text.',
  })
  outcomes?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Who the course is for, plain text.' })
  audience?: string | null;

  @Field(() => String, { nullable: true, description: 'What learners need before they begin, plain text.' })
  requirements?: string | null;

  @Field(() => GraphQLUpload, { nullable: true, description: 'Replaces the picture.' })
  thumbnail?: IncomingFile | null;
}
