import { GraphQLUpload, type FileUpload } from 'graphql-upload-ts';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { limits } from '#shared/limits.ts';

@ArgsType()
export class CoursesArgs {
  @Field(() => Int, {
    defaultValue: limits.pageSize.default,
    description: `How many entries, 1 to ${limits.pageSize.max}.`,
  })
  first!: number;

  @Field(() => String, { nullable: true, description: 'Cursor of the entry after which the page begins.' })
  after?: string | null;
}

@InputType({ description: 'A new course.' })
export class CreateCourseInput {
  @Field(() => String, { description: 'Title.' })
  title!: string;

  @Field(() => String, { description: 'What it is about, plain text.' })
  description!: string;

  @Field(() => String, { description: 'Category it is listed under.' })
  category!: string;

  @Field(() => String, { description: 'Name of the person who teaches it.' })
  instructor!: string;

  @Field(() => GraphQLUpload, { description: 'Picture: JPEG or PNG, at most 10 MB; it is cropped to 16:9.' })
  thumbnail!: Promise<FileUpload>;
}
