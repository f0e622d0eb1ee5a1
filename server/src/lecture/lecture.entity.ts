import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { baseColumns } from '#server/common/base-entity.ts';
import { connectionType } from '#server/common/pagination.ts';
import { CourseSchema } from '#server/course/course.entity.ts';

export const LectureSchema = defineEntity({
  name: 'Lecture',
  tableName: 'lectures',
  // A new order passes through states in which two lectures have one place.
  uniques: [{ properties: ['course', 'position'], deferMode: 'deferred' }],
  indexes: [
    {
      name: 'lectures_deleted_at_id_index',
      expression:
        'create index "lectures_deleted_at_id_index" on "lectures" (deleted_at, id) where deleted_at is not null',
    },
  ],
  properties: {
    ...baseColumns,
    course: () => p.manyToOne(CourseSchema).ref().deleteRule('cascade'),
    /** Place in the course, counted from 1; one in the trash keeps it, and a gap stays where one was purged. */
    position: p.integer(),
    title: p.text(),
    description: p.text(),
    isFreePreview: p.boolean().default(false),
    videoKey: p.text(),
    videoType: p.text(),
    duration: p.double(),
    /** Null unless it is in the trash. */
    deletedAt: p.datetime().nullable(),
    /** Counts its edits. */
    version: p.integer().default(1),
  },
});

@ObjectType({ description: 'A lecture of a course. Its outline is public; its video is not.' })
export class Lecture extends LectureSchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => String, { description: 'Title.' })
  override title!: string;

  @Field(() => String, { description: 'What the lecture is about, plain text.' })
  override description!: string;

  @Field(() => Int, { description: 'Place in the course, ascending from 1, possibly with gaps.' })
  override position!: number;

  @Field(() => Float, { description: 'Length of the video in seconds.' })
  override duration!: number;

  @Field(() => Boolean, { description: 'Whether everybody may watch it.' })
  override isFreePreview!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was put in the trash, UTC; null while it is not there. Told to admins only.',
  })
  override deletedAt!: Date | null;

  @Field(() => Int, {
    description: 'Counts its edits. Send it with an edit, so that two admins do not overwrite each other.',
  })
  override version!: Opt<number>;

  @Field(() => Date, { description: 'When it was added, UTC.' })
  override createdAt!: Opt<Date>;
}
LectureSchema.setClass(Lecture);

export const LectureConnection = connectionType('Lecture', () => Lecture);

@ObjectType({ description: 'A video and how to play it.' })
export class Video {
  @Field(() => String, { description: 'Signed address for a `<video>` element; it dies after 5 minutes.' })
  url!: string;

  @Field(() => String, { description: 'Media type, like `video/mp4`.' })
  contentType!: string;

  @Field(() => Date, { description: 'When the address dies, UTC. Ask again for a new one.' })
  expiresAt!: Date;
}
