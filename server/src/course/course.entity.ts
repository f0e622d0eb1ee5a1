import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, ID, ObjectType } from 'type-graphql';
import { baseColumns } from '#server/common/base-entity.ts';
import { connectionType } from '#server/common/pagination.ts';

export const CourseSchema = defineEntity({
  name: 'Course',
  tableName: 'courses',
  // The catalogue is read newest first.
  indexes: [{ properties: ['createdAt', 'id'] }],
  properties: {
    ...baseColumns,
    slug: p.text().unique(),
    title: p.text(),
    description: p.text(),
    category: p.text(),
    instructor: p.text(),
    thumbnailKey: p.text(),
  },
});

@ObjectType({ description: 'A course of the catalogue.' })
export class Course extends CourseSchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => String, { description: 'Readable name in addresses, unique; it never changes.' })
  override slug!: string;

  @Field(() => String, { description: 'Title.' })
  override title!: string;

  @Field(() => String, { description: 'What the course is about, plain text.' })
  override description!: string;

  @Field(() => String, { description: 'Category it is listed under.' })
  override category!: string;

  @Field(() => String, { description: 'Name of the person who teaches it.' })
  override instructor!: string;

  @Field(() => Date, { description: 'When it was created, UTC.' })
  override createdAt!: Opt<Date>;
}
CourseSchema.setClass(Course);

export const CourseConnection = connectionType('Course', () => Course);
