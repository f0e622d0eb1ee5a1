import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { GraphQLUpload, type IncomingFile } from '#server/platform/graphql/upload.scalar.ts';

@ObjectType({ description: 'A picture for the texts of a course.' })
@InArea(Area.COURSES)
export class TextImage {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, {
    description:
      'Address in Markdown: `![description](address)`. It is public, contains the size, and its content never changes.',
  })
  address!: string;
}

@InputType({ description: 'A picture for the texts of a course.' })
export class AddTextImageInput {
  @Field(() => ID, { description: 'The course.' })
  courseId!: string;

  @Field(() => GraphQLUpload, {
    description: 'JPEG, PNG or WebP, up to 10 MB. It is reduced to fit 1,600 by 1,600 pixels.',
  })
  image!: IncomingFile;
}
