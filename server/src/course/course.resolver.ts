import { OperationTypeNode, type GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Info,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Image } from '#server/platform/common/image.type.ts';
import { linesOf } from '#shared/course.ts';
import { Area } from '#shared/api-scopes.ts';
import { Internal } from '#server/platform/common/schema-marks.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { renderMarkdown } from '#server/school/markdown.ts';
import type { MentorValue } from '#server/school/mentors.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import { Mentor } from '#server/school/school.type.ts';
import type { CoursePage } from './catalogue.ts';
import type { CourseRow } from './course-rows.ts';
import { summaryOf } from './course-summary.ts';
import { thumbnailOf } from './course-thumbnail.ts';
import { Course, CourseConnection } from './course.entity.ts';
import { CoursesArgs, CreateCourseInput, UpdateCourseInput } from './course.inputs.ts';
import type { CourseService } from './course.service.ts';

/** Level of the heading above the description. */
const DESCRIPTION_BELOW = 2;

@ObjectType({ description: 'The result of deleting a course.' })
export class DeleteCoursePayload {
  @Field(() => ID, { description: 'Id of the course, which stays in the trash for 30 days.' })
  id!: string;
}

@Resolver(() => Course)
export class CourseResolver {
  constructor(
    private readonly courses: CourseService,
    private readonly school: SchoolService,
  ) {}

  @Allow(Access.PUBLIC, Area.COURSES)
  @Query(() => CourseConnection, {
    name: 'courses',
    description:
      'The course catalogue, optionally searched and filtered. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
  })
  list(
    @Args(() => CoursesArgs) query: CoursesArgs,
    @Ctx() { actor, request }: GraphqlContext,
  ): Promise<CoursePage> {
    return this.courses.find(actor, query, request.ip ?? '');
  }

  @Allow(Access.PUBLIC, Area.COURSES)
  @Query(() => Course, {
    description:
      'One course, by its slug or its id. Errors: NOT_FOUND, BAD_USER_INPUT unless one of the two is given.',
  })
  course(
    @Arg('slug', () => String, { nullable: true, description: 'The slug of the course.' })
    slug: string | null = null,
    @Arg('id', () => ID, { nullable: true, description: 'The id of the course.' }) id: string | null = null,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<CourseRow> {
    return this.courses.bySlugOrId(actor, slug, id);
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Course, {
    description: 'Creates a course. Errors: BAD_USER_INPUT, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE.',
  })
  async createCourse(
    @Arg('input', () => CreateCourseInput, { description: 'The new course.' })
    { thumbnail, publish, ...fields }: CreateCourseInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Course> {
    return this.courses.create(actor, fields, thumbnail ? () => thumbnail.open() : undefined, publish);
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Course, {
    description:
      'Edits a course. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE.',
  })
  async updateCourse(
    @Arg('input', () => UpdateCourseInput, { description: 'The edit.' })
    { id, thumbnail, ...edit }: UpdateCourseInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Course> {
    return this.courses.update(actor, id, edit, thumbnail ? { open: () => thumbnail.open() } : undefined);
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Course, {
    description: 'Publishes a draft. Errors: NOT_FOUND, BAD_USER_INPUT if a required field is missing.',
  })
  publishCourse(
    @Arg('id', () => ID, { description: 'The course.' }) id: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Course> {
    return this.courses.publish(actor, id);
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Course, { description: 'Makes a published course a draft again. Errors: NOT_FOUND.' })
  unpublishCourse(
    @Arg('id', () => ID, { description: 'The course.' }) id: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Course> {
    return this.courses.unpublish(actor, id);
  }

  @Internal
  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Course, {
    description:
      'Sets whether videos that `startUploads` adds to the published course are published at once or stay drafts. Errors: NOT_FOUND.',
  })
  setLecturePublishing(
    @Arg('courseId', () => ID, { description: 'The course.' }) courseId: string,
    @Arg('isAtOnce', () => Boolean, { description: 'Whether the videos are published at once.' })
    isAtOnce: boolean,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Course> {
    return this.courses.setLecturePublishing(actor, courseId, isAtOnce);
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => DeleteCoursePayload, {
    description: 'Moves a course with its lectures to the trash. Errors: NOT_FOUND.',
  })
  async deleteCourse(
    @Arg('id', () => ID, { description: 'The course.' }) id: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<DeleteCoursePayload> {
    return { id: await this.courses.delete(actor, id) };
  }

  @FieldResolver(() => Date, {
    description:
      'When a field of the course itself last changed, UTC. A change of a lecture counts if it changes the number or the length of the lectures, or the time at which the next one will be published. Publishing counts, and so does moving to the trash and back.',
  })
  async updatedAt(
    @Root() course: CourseRow,
    @Ctx() { load }: GraphqlContext,
    @Info() { operation }: GraphQLResolveInfo,
  ): Promise<Date> {
    // A mutation returns the course as it was loaded, before the database wrote the time.
    const isOld = operation.operation === OperationTypeNode.MUTATION;
    return (isOld ? await load(this.courses.byIds, course.id) : course).updatedAt;
  }

  @FieldResolver(() => [String], {
    description: 'What learners will be able to do: up to 8 lines of plain text.',
  })
  outcomes(@Root() { outcomes }: CourseRow): string[] {
    return linesOf(outcomes);
  }

  @FieldResolver(() => String, {
    description: 'The description as HTML that is safe to show. Its headings start at level 3.',
  })
  descriptionHtml(@Root() { description }: CourseRow): Promise<string> {
    return renderMarkdown(description, DESCRIPTION_BELOW);
  }

  @FieldResolver(() => String, {
    description: 'The description as one line of plain text, cut at a word after 300 characters.',
  })
  summary(@Root() course: CourseRow): Promise<string> {
    return summaryOf(course);
  }

  @FieldResolver(() => Mentor, {
    nullable: true,
    description: 'The mentor of the school who has the name of the instructor; null if there is none.',
  })
  mentor(@Root() { instructor }: CourseRow): MentorValue | null {
    return this.school.current.mentors.find(({ name }) => name === instructor) ?? null;
  }

  @FieldResolver(() => Image, {
    nullable: true,
    description: 'Picture, 16:9; null for a draft without a picture.',
  })
  thumbnail(@Root() course: CourseRow): Image | null {
    return thumbnailOf(course);
  }
}
