import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Image } from '#server/common/image.type.ts';
import type { Page } from '#server/common/pagination.ts';
import { Access, Allow } from '#server/graphql/access.ts';
import type { GraphqlContext } from '#server/graphql/context.ts';
import type { Storage } from '#server/storage/storage.ts';
import { Course, CourseConnection } from './course.entity.ts';
import { CoursesArgs, CreateCourseInput } from './course.inputs.ts';
import type { CourseService } from './course.service.ts';

@ObjectType({ description: 'What a deletion of a course did.' })
export class DeleteCoursePayload {
  @Field(() => ID, { description: 'Id of the course that is gone.' })
  id!: string;
}

@Resolver(() => Course)
export class CourseResolver {
  constructor(
    private readonly courses: CourseService,
    private readonly storage: Storage,
  ) {}

  @Allow(Access.PUBLIC)
  @Query(() => CourseConnection, { name: 'courses', description: 'The catalogue, newest course first.' })
  list(@Args(() => CoursesArgs) { first, after }: CoursesArgs): Promise<Page<Course>> {
    return this.courses.list(first, after);
  }

  @Allow(Access.PUBLIC)
  @Query(() => Course, { description: 'One course. Errors: NOT_FOUND.' })
  course(@Arg('slug', () => String, { description: 'Its readable name.' }) slug: string): Promise<Course> {
    return this.courses.bySlug(slug);
  }

  @Allow(Access.ADMIN)
  @Mutation(() => Course, {
    description: 'Creates a course. Errors: BAD_USER_INPUT, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE.',
  })
  async createCourse(
    @Arg('input', () => CreateCourseInput, { description: 'The new course.' })
    { thumbnail, ...fields }: CreateCourseInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Course> {
    const upload = await thumbnail;
    return this.courses.create(actor, fields, () => upload.createReadStream());
  }

  @Allow(Access.ADMIN)
  @Mutation(() => DeleteCoursePayload, {
    description: 'Deletes a course with its lectures and videos. Errors: NOT_FOUND.',
  })
  async deleteCourse(
    @Arg('id', () => ID, { description: 'The course.' }) id: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<DeleteCoursePayload> {
    return { id: await this.courses.delete(actor, id) };
  }

  @FieldResolver(() => Image, { description: 'Picture, 16:9.' })
  thumbnail(@Root() course: Course): Image {
    return { url: this.storage.publicUrl(course.thumbnailKey), width: 1280, height: 720 };
  }
}
