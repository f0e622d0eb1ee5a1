import { GraphQLUpload, type FileUpload } from 'graphql-upload-ts';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A new account.' })
export class RegisterInput {
  @Field(() => String, { description: 'At least 5 characters.' })
  fullName!: string;

  @Field(() => String, { description: 'Mail address; it is the name to log in with.' })
  email!: string;

  @Field(() => String, { description: '6 to 16 characters with a number and a special character.' })
  password!: string;

  @Field(() => GraphQLUpload, { description: 'Portrait: JPEG, PNG or WebP, at most 10 MB.' })
  avatar!: Promise<FileUpload>;
}

@InputType({ description: 'Who logs in.' })
export class LoginInput {
  @Field(() => String, { description: 'Mail address of the account.' })
  email!: string;

  @Field(() => String, { description: 'Password of the account.' })
  password!: string;
}
