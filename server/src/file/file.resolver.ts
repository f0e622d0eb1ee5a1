import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import type { AccessService } from '#server/access/access.service.ts';
import { Course } from '#server/course/course.entity.ts';
import type { CourseRow } from '#server/course/course-rows.ts';
import type { CourseService } from '#server/course/course.service.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import type { LectureRow } from '#server/lecture/lecture-rows.ts';
import type { LectureService } from '#server/lecture/lecture.service.ts';
import { isOpen } from '#server/lecture/open-lecture.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { CourseFile } from './course-file.entity.ts';
import type { ChangedFile, CourseFiles } from './course-files.ts';
import {
  DeleteFilePayload,
  MoveFileInput,
  MoveFilePayload,
  RenameFileInput,
  RestoreFilePayload,
} from './file.inputs.ts';
import type { FileRow } from './file-rows.ts';

/** A file that may already have the caller's access. */
export type FileWithAccess = FileRow & { isOpen?: boolean };

interface Dependencies {
  files: CourseFiles;
  courses: CourseService;
  lectures: LectureService;
  access: AccessService;
}

@Resolver(() => CourseFile)
export class FileResolver {
  constructor(private readonly deps: Dependencies) {}

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => CourseFile, { description: 'Renames a file. Errors: BAD_USER_INPUT, NOT_FOUND.' })
  renameFile(
    @Arg('input', () => RenameFileInput, { description: 'The new name.' }) input: RenameFileInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<FileRow> {
    return this.deps.files.rename(actor, input);
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => MoveFilePayload, {
    description:
      'Moves a file to another place in its course. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT if there are too many files.',
  })
  moveFile(
    @Arg('input', () => MoveFileInput, { description: 'The new place.' }) input: MoveFileInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<ChangedFile> {
    return this.deps.files.move(actor, input);
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => DeleteFilePayload, {
    description: 'Deletes a file. `restoreFile` undoes it within 30 days. Errors: NOT_FOUND.',
  })
  async deleteFile(
    @Arg('id', () => ID, { description: 'The file.' }) id: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<DeleteFilePayload> {
    const { file, course } = await this.deps.files.delete(actor, id);
    return { id: file.id, course };
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => RestoreFilePayload, {
    description:
      'Restores a deleted file at its place. Errors: NOT_FOUND, CONFLICT if there are too many files.',
  })
  restoreFile(
    @Arg('id', () => ID, { description: 'The file.' }) id: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<ChangedFile> {
    return this.deps.files.restore(actor, id);
  }

  @FieldResolver(() => Course, { description: 'The course to which it, or its lecture, belongs.' })
  course(@Root() { courseId }: FileRow, @Ctx() { load }: GraphqlContext): Promise<CourseRow> {
    return load(this.deps.courses.byIds, courseId);
  }

  @FieldResolver(() => Lecture, {
    nullable: true,
    description: 'Its lecture; null if it belongs to the whole course.',
  })
  async lecture(@Root() { lectureId }: FileRow, @Ctx() { load }: GraphqlContext): Promise<LectureRow | null> {
    return lectureId === null ? null : load(this.deps.lectures.byIds, lectureId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Link that downloads the file, valid for five minutes. With `&inline=1` a PDF, an image or audio is shown instead. Null for callers who may not open it.',
  })
  async url(@Root() file: FileWithAccess, @Ctx() context: GraphqlContext): Promise<string | null> {
    return (await this.mayOpen(file, context)) ? this.deps.files.link(context.actor, file) : null;
  }

  private async mayOpen(file: FileWithAccess, context: GraphqlContext): Promise<boolean> {
    if (file.isOpen !== undefined) return file.isOpen;
    const { actor, load } = context;
    const { access, lectures } = this.deps;
    if (file.lectureId === null) return actor !== null && load(access.mayWatchAllOf, actor);
    return isOpen(access, await load(lectures.byIds, file.lectureId), context);
  }
}
