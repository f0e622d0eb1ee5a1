import { OperationTypeNode, type GraphQLResolveInfo } from 'graphql';
import {
  Arg,
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
import type { AccessService } from '#server/access/access.service.ts';
import { Course } from '#server/course/course.entity.ts';
import type { CourseRow } from '#server/course/course-rows.ts';
import type { CourseService } from '#server/course/course.service.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { mediaPath } from '#server/platform/storage/storage.ts';
import { Lecture } from './lecture.entity.ts';
import { Video } from './video/video.types.ts';
import { AddLectureInput, ReorderLecturesInput, UpdateLectureInput } from './lecture.inputs.ts';
import type { LectureRow } from './lecture-rows.ts';
import type { LectureService } from './lecture.service.ts';
import { after, ifOpen, isOpen, type LectureWithAccess } from './open-lecture.ts';

@ObjectType({ description: 'The result of deleting a lecture.' })
export class DeleteLecturePayload {
  @Field(() => ID, { description: 'Id of the lecture, which stays in the trash for 30 days.' })
  id!: string;

  @Field(() => Course, { description: 'The course without the lecture.' })
  course!: CourseRow;
}

@Resolver(() => Lecture)
export class LectureResolver {
  constructor(
    private readonly lectures: LectureService,
    private readonly courses: CourseService,
    private readonly access: AccessService,
  ) {}

  @Allow(Access.PUBLIC, Area.COURSES)
  @Query(() => Lecture, {
    description:
      'One lecture of a course. Drafts and lectures in the trash are visible to admins only. Errors: NOT_FOUND, BAD_USER_INPUT.',
  })
  lecture(
    @Arg('id', () => ID, { description: 'The lecture.' }) id: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<LectureRow> {
    return this.lectures.byId(actor, id);
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Lecture, {
    description:
      'Appends a lecture to a course. Errors: BAD_USER_INPUT, NOT_FOUND, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE.',
  })
  async addLecture(
    @Arg('input', () => AddLectureInput, { description: 'The new lecture.' })
    { courseId, video, isFreePreview, ...fields }: AddLectureInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Lecture> {
    return this.lectures.add(actor, courseId, fields, () => video.open(), isFreePreview);
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Lecture, {
    description:
      'Edits a lecture. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE.',
  })
  async updateLecture(
    @Arg('input', () => UpdateLectureInput, { description: 'The edit.' })
    { id, video, ...edit }: UpdateLectureInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Lecture> {
    return this.lectures.update(actor, id, edit, video ? () => video.open() : undefined);
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Course, {
    description: 'Reorders the lectures of a course. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT.',
  })
  reorderLectures(
    @Arg('input', () => ReorderLecturesInput, { description: 'The new order.' })
    { courseId, lectureIds }: ReorderLecturesInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Course> {
    return this.lectures.reorder(actor, courseId, lectureIds);
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => DeleteLecturePayload, {
    description: 'Moves a lecture to the trash. Errors: NOT_FOUND.',
  })
  async deleteLecture(
    @Arg('id', () => ID, { description: 'The lecture.' }) id: string,
    @Ctx() { actor, load }: GraphqlContext,
  ): Promise<DeleteLecturePayload> {
    const deleted = await this.lectures.delete(actor, id);
    return { id: deleted.id, course: await load(this.courses.byIds, deleted.courseId) };
  }

  @FieldResolver(() => Date, {
    description:
      'When a field of the lecture last changed, UTC, without `progressPercent` and `processingStep`. Captions are not part of it.',
  })
  async updatedAt(
    @Root() lecture: LectureRow,
    @Ctx() { load }: GraphqlContext,
    @Info() { operation }: GraphQLResolveInfo,
  ): Promise<Date> {
    // A mutation returns the lecture as it was loaded, before the database wrote the time.
    const isOld = operation.operation === OperationTypeNode.MUTATION;
    return (isOld ? await load(this.lectures.byIds, lecture.id) : lecture).updatedAt;
  }

  @FieldResolver(() => Course, { description: 'The course it belongs to.' })
  course(@Root() lecture: LectureRow, @Ctx() { load }: GraphqlContext): Promise<CourseRow> {
    return load(this.courses.byIds, lecture.course.id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'URL of a picture of the video for lists, WebP, 192 by 108 pixels, relative to the school. Public; null until it is made. Its content never changes.',
  })
  thumbnailUrl(@Root() { thumbnailKey }: LectureRow): string | null {
    return thumbnailKey && mediaPath(thumbnailKey);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the caller may not watch or read it. `video` and `text` are null then.',
  })
  locked(@Root() lecture: LectureWithAccess, @Ctx() context: GraphqlContext): boolean | Promise<boolean> {
    return after(isOpen(this.access, lecture, context), (open) => !open);
  }

  @FieldResolver(() => Video, {
    nullable: true,
    description: 'The video; null if the lecture is locked, and for a text.',
  })
  video(
    @Root() lecture: LectureWithAccess,
    @Ctx() context: GraphqlContext,
  ): Video | null | Promise<Video | null> {
    return ifOpen(this.access, lecture, context, () => this.lectures.video(context.actor, lecture));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'SHA-256 of the original in hexadecimal digits; null until it is computed. Visible to admins only.',
  })
  videoSha256(@Root() lecture: LectureRow, @Ctx() { actor }: GraphqlContext): string | null {
    return this.lectures.videoSha256(actor, lecture);
  }
}
