import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Internal } from '#server/platform/common/schema-marks.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { Node } from '#server/platform/graphql/node.type.ts';
import { baseColumns, updateTime } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { connectionType } from '#server/platform/common/pagination.ts';
import type { ImageVariants } from '#server/platform/storage/image-variants.ts';
import { CourseLanguage } from './course-language.ts';
import { SEARCH_INDEXES, SEARCH_TEXT, SEARCH_VECTOR } from './course-search.columns.ts';
import { SORT_INDEXES } from './course-sort.ts';

export const CourseSchema = defineEntity({
  name: 'Course',
  tableName: 'courses',
  indexes: [
    ...SORT_INDEXES,
    { properties: ['updatedAt', 'id'] },
    {
      name: 'courses_deleted_at_id_index',
      expression:
        'create index "courses_deleted_at_id_index" on "courses" (deleted_at, id) where deleted_at is not null',
    },
    ...SEARCH_INDEXES,
  ],
  checks: [
    {
      name: 'courses_published_check',
      expression: 'published_at is null or thumbnail_key is not null',
    },
  ],
  properties: {
    ...baseColumns,
    ...updateTime,
    slug: p.text().unique(),
    title: p.text(),
    description: p.text(),
    category: p.text(),
    instructor: p.text(),
    /** Triggers stem the words of the course and of its lectures in this language. */
    language: p.text().$type<CourseLanguage>().default(CourseLanguage.ENGLISH),
    /** Empty if the course needs no approval. */
    approvalNumber: p.text().default(''),
    /** What learners will be able to do, one per line. */
    outcomes: p.text().default(''),
    audience: p.text().default(''),
    requirements: p.text().default(''),
    /** Null for a draft without a picture. */
    thumbnailKey: p.text().nullable(),
    /** Variants of the picture; null until they are made. */
    thumbnailVariants: p.json<ImageVariants>().nullable(),
    /** Key of the picture for link previews; null until it is drawn. */
    shareKey: p.text().nullable(),
    /** Null for a draft. */
    publishedAt: p.datetime().nullable(),
    /** Whether videos uploaded to the published course become published lectures instead of drafts. */
    publishesLecturesAtOnce: p.boolean().default(false),
    /** Null unless it is in the trash. */
    deletedAt: p.datetime().nullable(),
    /** Time of the last change of the course or its lectures that its pages show, apart from publishing; maintained by triggers. */
    changedAt: p.datetime().nullable(),
    /** Number of the current edit, from 1. */
    version: p.integer().default(1),
    /** Lectures that learners see. Updated under this row's lock by each transaction that changes lectures. */
    numberOfLectures: p.integer().default(0),
    /** Total duration of these lectures in seconds, updated in the same way. */
    duration: p.double().default(0),
    /** When the next of its lectures will be published, updated in the same way; null without a scheduled lecture. */
    nextReleaseAt: p.datetime().nullable(),
    searchText: p.text().generated(SEARCH_TEXT).lazy(),
    searchVector: p.text().columnType('tsvector').generated(SEARCH_VECTOR).lazy(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    courses: TableOf<typeof CourseSchema>;
  }
}

@ObjectType({ implements: Node, description: 'A course of the catalogue.' })
@InArea(Area.COURSES)
export class Course extends CourseSchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => String, { description: 'Unique readable name for URLs. It never changes.' })
  override slug!: string;

  @Field(() => String, { description: 'Title.' })
  override title!: string;

  @Field(() => String, { description: 'What the course is about, in Markdown.' })
  override description!: string;

  @Field(() => String, { description: 'Category of the course.' })
  override category!: string;

  @Field(() => String, { description: 'Name of the instructor.' })
  override instructor!: string;

  @Field(() => CourseLanguage, { description: 'Language of the course.' })
  override language!: Opt<CourseLanguage>;

  @Field(() => String, {
    description:
      'Number under which an authority has approved the course, such as the German ZFU; empty if it needs no approval.',
  })
  override approvalNumber!: Opt<string>;

  override outcomes!: Opt<string>;

  @Field(() => String, { description: 'Who the course is for, plain text; empty if not given.' })
  override audience!: Opt<string>;

  @Field(() => String, {
    description: 'What learners need before they begin, plain text; empty if not given.',
  })
  override requirements!: Opt<string>;

  @Field(() => Int, { description: 'Number of lectures.' })
  override numberOfLectures!: Opt<number>;

  @Field(() => Float, { description: 'Total length of its lectures in seconds.' })
  override duration!: Opt<number>;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was published, UTC; null for a draft, which only admins see.',
  })
  override publishedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was put in the trash, UTC; null if it is not in the trash. Visible to admins only.',
  })
  override deletedAt!: Date | null;

  @Internal
  @Field(() => Boolean, {
    description:
      'Whether videos that `startUploads` adds to the published course are published at once. Otherwise they are drafts.',
  })
  override publishesLecturesAtOnce!: Opt<boolean>;

  @Field(() => Int, {
    description:
      'Increases with each edit. Send it with an edit, so that two admins do not overwrite each other.',
  })
  override version!: Opt<number>;

  @Field(() => Date, { description: 'When it was created, UTC.' })
  override createdAt!: Opt<Date>;

  override searchText!: Opt<string>;

  override searchVector!: Opt<string>;
}
CourseSchema.setClass(Course);

export const CourseConnection = connectionType('Course', () => Course);

@ObjectType({ description: 'A category and the number of its courses in the list.' })
export class CategoryCount {
  @Field(() => String, { description: 'The category.' })
  name!: string;

  @Field(() => Int, { description: 'Number of courses.' })
  count!: number;
}
