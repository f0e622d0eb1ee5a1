import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { CourseSchema } from '#server/course/course.entity.ts';
import { InArea } from '#server/platform/graphql/access.ts';

export const SectionSchema = defineEntity({
  name: 'Section',
  tableName: 'sections',
  // While the parts of a course are moved, two sections can have the same position.
  uniques: [{ properties: ['course', 'position'], deferMode: 'deferred' }],
  properties: {
    ...baseColumns,
    course: () => p.manyToOne(CourseSchema).ref().deleteRule('cascade'),
    title: p.text(),
    /** What the section is about, plain text; empty if there is none. */
    summary: p.text().default(''),
    /**
     * Its place in the sequence that sections and lectures of a course share. A lecture belongs to the last section that begins at or
     * before its position, or to none. So each state of the rows is valid, and lectures store no section.
     */
    position: p.integer(),
    /** Number of the current edit, from 1. */
    version: p.integer().default(1),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    sections: TableOf<typeof SectionSchema>;
  }
}

@ObjectType({ description: 'A section of a course: a title above some of its lectures.' })
@InArea(Area.COURSES)
export class Section extends SectionSchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => String, { description: 'Title.' })
  override title!: string;

  @Field(() => String, { description: 'What the section is about, plain text; empty if there is none.' })
  override summary!: Opt<string>;

  @Field(() => Int, {
    description:
      'Its place among the sections and lectures of the course, ascending, possibly with gaps. A lecture belongs to the last section before it.',
  })
  override position!: number;

  @Field(() => Int, {
    description:
      'Increases with each edit. Send it with an edit, so that two admins do not overwrite each other.',
  })
  override version!: Opt<number>;
}
SectionSchema.setClass(Section);
