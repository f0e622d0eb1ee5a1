import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { GraphQLUpload, type IncomingFile } from '#server/platform/graphql/upload.scalar.ts';

@ObjectType({ description: 'The running upload of a file of an import, by the tus protocol.' })
@InArea(Area.COURSES)
export class ImportUpload {
  @Field(() => ID, { description: 'Opaque id: that of a `LectureUpload` or of a `FileUpload`.' })
  id!: string;

  @Field(() => String, {
    description:
      'URL for sending the bytes by tus (https://tus.io), in the same session. DELETE cancels the upload.',
  })
  url!: string;

  @Field(() => String, { description: 'Name of the file.' })
  fileName!: string;

  @Field(() => GraphQLSafeInt, { description: 'Size of the file in bytes.' })
  size!: number;
}

@ObjectType({
  description: 'A file of an imported folder: a video, or a file of a lecture or of the course.',
})
@InArea(Area.COURSES)
export class ImportedFile {
  @Field(() => String, { description: 'Its path in the folder.' })
  path!: string;

  @Field(() => ID, { nullable: true, description: 'The lecture of a video; null for another file.' })
  lectureId!: string | null;

  @Field(() => ImportUpload, {
    nullable: true,
    description:
      'Its upload while bytes are missing; null once it has arrived, was refused or was cancelled.',
  })
  upload!: ImportUpload | null;
}

@ObjectType({ description: 'A picture of an imported folder: that of the course, or one in its texts.' })
@InArea(Area.COURSES)
export class ImportedPicture {
  @Field(() => String, { description: 'Its path in the folder.' })
  path!: string;

  @Field(() => Boolean, { description: 'Whether the school has it.' })
  hasArrived!: boolean;
}

@InputType({ description: 'A picture of an import.' })
export class AddImportedPictureInput {
  @Field(() => ID, { description: 'The import.' })
  importId!: string;

  @Field(() => String, { description: 'The path of the picture in the folder.' })
  path!: string;

  @Field(() => GraphQLUpload, { description: 'JPEG, PNG or WebP, up to 10 MB.' })
  image!: IncomingFile;
}

@InputType({ description: 'A course to import.' })
export class ImportCourseInput {
  @Field(() => String, {
    description:
      'Any text of up to 100 characters that names this import. The same key returns the same import again, so that a request can be repeated without doubles.',
  })
  key!: string;

  @Field(() => GraphQLUpload, {
    description: 'The course as JSON, up to 20 MB. The documentation has its format.',
  })
  plan!: IncomingFile;
}
