import { Field, ID, InputType, Int } from 'type-graphql';
import { sectionLimits } from '#shared/section.ts';

@InputType({ description: 'A new section.' })
export class CreateSectionInput {
  @Field(() => ID, { description: 'The course.' })
  courseId!: string;

  @Field(() => String, { description: `Title, at most ${sectionLimits.title.max} characters.` })
  title!: string;

  @Field(() => String, {
    defaultValue: '',
    description: `What the section is about, plain text, at most ${sectionLimits.summary.max} characters.`,
  })
  summary!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'The section or lecture before which it begins. It takes along the lectures up to the next section. Null for the end of the course.',
  })
  before?: string | null;
}

@InputType({ description: 'An edit of a section. Omitted fields stay unchanged.' })
export class UpdateSectionInput {
  @Field(() => ID, { description: 'The section.' })
  id!: string;

  @Field(() => Int, { description: 'The version that was edited. CONFLICT if a newer version exists.' })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Title.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'What the section is about, plain text.' })
  summary?: string | null;
}

@InputType({ description: 'A new order of a course.' })
export class ArrangeCourseInput {
  @Field(() => ID, { description: 'The course.' })
  courseId!: string;

  @Field(() => [ID], {
    description:
      'All sections and lectures of the course in their new order. A lecture belongs to the last section before it.',
  })
  partIds!: string[];
}
