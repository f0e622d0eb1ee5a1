import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { AccessService } from '#server/access/access.service.ts';
import { Course } from '#server/course/course.entity.ts';
import type { CourseRow } from '#server/course/course-rows.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import type { LectureWithAccess } from '#server/lecture/open-lecture.ts';
import type { MediaLinks } from '#server/platform/media/media-links.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { Archives } from './archives.ts';
import { CourseFile } from './course-file.entity.ts';
import type { CourseFiles } from './course-files.ts';
import { linkArchive } from './file-links.ts';
import type { FileRow } from './file-rows.ts';
import type { FileWithAccess } from './file.resolver.ts';

/** The field that files add to the type Lecture. */
@Resolver(() => Lecture)
export class LectureFilesResolver {
  constructor(private readonly service: CourseFiles) {}

  @FieldResolver(() => [CourseFile], { description: 'Its files, in their order.' })
  async files(
    @Root() { id, isOpen }: LectureWithAccess,
    @Ctx() { load }: GraphqlContext,
  ): Promise<FileWithAccess[]> {
    const files = await load(this.service.ofLectures, id);
    return isOpen === undefined ? files : files.map((file) => ({ ...file, isOpen }));
  }
}

/** The fields that files add to the type Course. */
@Resolver(() => Course)
export class CourseFilesResolver {
  constructor(
    private readonly service: CourseFiles,
    private readonly archives: Archives,
    private readonly access: AccessService,
    private readonly links: MediaLinks,
  ) {}

  @FieldResolver(() => [CourseFile], {
    description:
      'The files that belong to the whole course, in their order. Those of lectures are in `Lecture.files`.',
  })
  files(@Root() { id }: CourseRow, @Ctx() { load }: GraphqlContext): Promise<FileRow[]> {
    return load(this.service.ofCourses, id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Link to a ZIP archive of all files of the course and its lectures, valid for five minutes. Null without files, and for callers who may not open all of them.',
  })
  async filesArchiveUrl(
    @Root() { id }: CourseRow,
    @Ctx() { actor, load }: GraphqlContext,
  ): Promise<string | null> {
    if (actor === null || !(await load(this.access.mayWatchAllOf, actor))) return null;
    return (await load(this.archives.exist, id)) ? linkArchive(this.links, actor, id) : null;
  }
}
