import { Field, InputType } from 'type-graphql';
import { GraphQLUpload, type IncomingFile } from '#server/platform/graphql/upload.scalar.ts';

@InputType({ description: "An edit of the caller's own profile." })
export class UpdateProfileInput {
  @Field(() => String, { description: 'At least 5 characters.' })
  fullName!: string;

  @Field(() => GraphQLUpload, { description: 'Portrait: JPEG, PNG or WebP, at most 10 MB.' })
  avatar!: IncomingFile;
}
