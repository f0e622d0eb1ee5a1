import { GraphQLUpload, type FileUpload } from 'graphql-upload-ts';
import { Field, InputType } from 'type-graphql';

@InputType({ description: "An edit of the caller's own profile." })
export class UpdateProfileInput {
  @Field(() => String, { description: 'At least 5 characters.' })
  fullName!: string;

  @Field(() => GraphQLUpload, { description: 'Portrait: JPEG, PNG or WebP, at most 10 MB.' })
  avatar!: Promise<FileUpload>;
}
