import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { connectionType } from '#server/platform/common/pagination.ts';
import { folded } from '#server/course/course-search.columns.ts';
import { CourseSchema } from '#server/course/course.entity.ts';
import { UserSchema } from '#server/user/user.entity.ts';
import type { VideoEngine } from '#server/platform/video/video-engine.ts';
import type { VideoFault } from '#shared/video-faults.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';

export const LectureStatus = graphqlEnum(
  'LectureStatus',
  "Where a lecture's video is on its way to everybody's screen.",
  {
    UPLOADING: 'Its video is being sent. An older one plays meanwhile, if there is one.',
    PROCESSING: 'Its video has arrived, plays as it is, and is being prepared for streaming.',
    READY: 'Its video plays.',
    FAILED: 'Its video could not be prepared; `failure` says why.',
  },
);
export type LectureStatus = keyof typeof LectureStatus;

export const ProcessingStep = graphqlEnum(
  'ProcessingStep',
  'What is being done to prepare a video for streaming.',
  {
    CHECKING: 'It is looked at what it is made of.',
    FETCHING: 'It is brought to where it is prepared.',
    CONVERTING: 'Its streams and pictures are made; `progressPercent` says how far that is.',
    STORING: 'What was made is put where it is played from.',
  },
);
export type ProcessingStep = keyof typeof ProcessingStep;

/** Small pictures of a video on one sheet, for scrubbing: left to right, top to bottom. */
export interface StoryboardSheet {
  key: string;
  /** Of one picture, in pixels. */
  tileWidth: number;
  tileHeight: number;
  columns: number;
  /** How many pictures there are. */
  count: number;
  /** Seconds from one picture to the next. */
  intervalSeconds: number;
}

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
    {
      name: 'lectures_failed_index',
      expression: `create index "lectures_failed_index" on "lectures" (created_at, id) where status = 'FAILED' and deleted_at is null`,
    },
    {
      name: 'lectures_waiting_drafts_index',
      expression:
        'create index "lectures_waiting_drafts_index" on "lectures" (created_at, id) where is_draft and publish_at is null and deleted_at is null',
    },
    {
      name: 'lectures_free_previews_index',
      expression:
        'create index "lectures_free_previews_index" on "lectures" (id) where is_free_preview and deleted_at is null',
    },
    {
      name: 'lectures_uploader_id_index',
      expression:
        'create index "lectures_uploader_id_index" on "lectures" (uploader_id) where uploader_id is not null',
    },
    {
      name: 'lectures_search_vector_index',
      expression: 'create index "lectures_search_vector_index" on "lectures" using gin (search_vector)',
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
    /** The original as it was uploaded; null until one has arrived. Such a lecture is shown to admins only. */
    videoKey: p.text().nullable(),
    videoType: p.text().nullable(),
    /** Of the original, in lower-case hexadecimal digits; null until it was computed. */
    videoSha256: p.text().nullable(),
    /** In seconds; 0 while there is no video. */
    duration: p.double().default(0),
    status: p.enum(() => LectureStatus).default(LectureStatus.READY),
    /** 0 to 100, of the step that `status` names. */
    progressPercent: p.integer().default(0),
    /** What is being done while it is PROCESSING; null while it waits for that, and in each other status. */
    processingStep: p.text().$type<ProcessingStep>().nullable(),
    /** Why it failed; null unless `status` says so. */
    failure: p.text().$type<VideoFault>().nullable(),
    /** The HLS playlist that names the renditions; null until all of them are there. */
    streamKey: p.text().nullable(),
    posterKey: p.text().nullable(),
    storyboard: p.json<StoryboardSheet>().nullable(),
    /** Engine that has prepared the video; null before, and for what was uploaded before there were engines. */
    preparedBy: p.text().$type<VideoEngine['name']>().nullable(),
    /** Keys of all that was made from the original: playlists, renditions, poster, storyboard. */
    derivedKeys: p.json<string[]>().default([]),
    /** Who has uploaded its last video and is told in the tray what becomes of it; null once they know. */
    uploader: () => p.manyToOne(UserSchema).ref().nullable().deleteRule('set null'),
    /** Whether admins alone see it, though its course is published. */
    isDraft: p.boolean().default(false),
    /** When a draft is published by itself; null for one that waits for an admin, and for what is no draft. */
    publishAt: p.datetime().nullable(),
    /** Null unless it is in the trash. */
    deletedAt: p.datetime().nullable(),
    /** Counts its edits. */
    version: p.integer().default(1),
    searchVector: p
      .text()
      .columnType('tsvector')
      .generated(`(to_tsvector('simple', ${folded("title || ' ' || description")})) stored`)
      .lazy(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    lectures: TableOf<typeof LectureSchema>;
  }
}

@ObjectType({ description: 'A lecture of a course. Its outline is public; its video is not.' })
@InArea(Area.COURSES)
export class Lecture extends LectureSchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => String, { description: 'Title.' })
  override title!: string;

  @Field(() => String, { description: 'What the lecture is about, plain text.' })
  override description!: string;

  @Field(() => Int, { description: 'Place in the course, ascending from 1, possibly with gaps.' })
  override position!: number;

  @Field(() => Float, { description: 'Length of the video in seconds; 0 before there is one.' })
  override duration!: Opt<number>;

  @Field(() => LectureStatus, { description: "Where its video is on its way to everybody's screen." })
  override status!: Opt<LectureStatus>;

  @Field(() => Int, { description: 'How far the step that `status` names is, 0 to 100.' })
  override progressPercent!: Opt<number>;

  @Field(() => ProcessingStep, {
    nullable: true,
    description:
      'What is being done while it is PROCESSING; null while its video waits for that, and otherwise.',
  })
  override processingStep!: ProcessingStep | null;

  override videoKey!: string | null;

  override videoType!: string | null;

  override derivedKeys!: Opt<string[]>;

  override searchVector!: Opt<string>;

  @Field(() => Boolean, { description: 'Whether everybody may watch it.' })
  override isFreePreview!: boolean;

  @Field(() => Boolean, { description: 'Whether it is a draft, which only admins see.' })
  override isDraft!: Opt<boolean>;

  @Field(() => Date, {
    nullable: true,
    description: 'When it is published by itself, UTC; null unless that is set of a draft.',
  })
  override publishAt!: Date | null;

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
