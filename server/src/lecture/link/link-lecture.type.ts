import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A new lecture that is a link to an external page.' })
export class AddLinkLectureInput {
  @Field(() => ID, { description: 'The course to which the lecture is appended.' })
  courseId!: string;

  @Field(() => String, { description: 'Title.' })
  title!: string;

  @Field(() => String, {
    description:
      'Address of the page: http or https, without credentials, up to 2,000 characters. It is stored as browsers write it.',
  })
  url!: string;

  @Field(() => String, {
    description: 'Why the page is worth reading, plain text, up to 500 characters.',
  })
  description!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether it is a free preview whose address visitors may read.',
  })
  isFreePreview!: boolean;
}
