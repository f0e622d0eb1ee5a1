import { Arg, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Course } from '#server/course/course.entity.ts';
import type { CourseRow } from '#server/course/course-rows.ts';
import type { CourseService } from '#server/course/course.service.ts';
import { Access, Allow, InArea } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { StoredCourseImport } from './course-import.entity.ts';
import {
  AddImportedPictureInput,
  ImportCourseInput,
  ImportedFile,
  ImportedPicture,
} from './course-import.type.ts';
import type { CourseImports } from './course-imports.ts';
import type { ImportedPictures } from './imported-pictures.ts';

@ObjectType({ description: 'A folder that was imported as a course.' })
@InArea(Area.COURSES)
class CourseImport {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;
}

/** Imports of courses. Only admins get one, so its fields need no check of their own. */
@Resolver(() => CourseImport)
export class CourseImportResolver {
  constructor(
    private readonly imports: CourseImports,
    private readonly pictures: ImportedPictures,
    private readonly courses: CourseService,
  ) {}

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => CourseImport, {
    description:
      'Creates a course with its sections and lectures as a draft, and opens the uploads of its videos and files. After an error, nothing is created. Errors: BAD_USER_INPUT, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE.',
  })
  importCourse(
    @Arg('input', () => ImportCourseInput, { description: 'The course.' }) { key, plan }: ImportCourseInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<StoredCourseImport> {
    return this.imports.begin(actor, key, () => plan.open());
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => CourseImport, {
    description:
      'Stores a picture of an import, which the course or its texts then show. One that has arrived already stays. Errors: NOT_FOUND, BAD_USER_INPUT, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE.',
  })
  addImportedPicture(
    @Arg('input', () => AddImportedPictureInput, { description: 'The picture.' })
    { importId, path, image }: AddImportedPictureInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<StoredCourseImport> {
    return this.pictures.add(actor, importId, path, () => image.open());
  }

  @FieldResolver(() => Course, { description: 'The course.' })
  course(@Root() { course }: StoredCourseImport, @Ctx() { load }: GraphqlContext): Promise<CourseRow> {
    return load(this.courses.byIds, course.id);
  }

  @FieldResolver(() => [ImportedFile], {
    description: 'Its videos and files, in teaching order. The files of the course are at the end.',
  })
  files(@Root() { items }: StoredCourseImport): Promise<ImportedFile[]> {
    return this.imports.filesOf(items);
  }

  @FieldResolver(() => [ImportedPicture], {
    name: 'pictures',
    description: 'The picture of the course and those in its texts, which `addImportedPicture` takes.',
  })
  listPictures(@Root() { items }: StoredCourseImport): ImportedPicture[] {
    return items.flatMap(({ path, picture }) => (picture ? [{ path, hasArrived: picture.hasArrived }] : []));
  }
}
