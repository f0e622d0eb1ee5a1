import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { baseColumns, updateTime } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { connectionType } from '#server/platform/common/pagination.ts';
import { folded } from '#server/platform/db/folded.ts';
import { CourseSchema } from '#server/course/course.entity.ts';
import { UserSchema } from '#server/user/user.entity.ts';
import type { VideoEngine } from '#server/platform/video/video-engine.ts';
import type { VideoFault } from '#shared/video-faults.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { Node } from '#server/platform/graphql/node.type.ts';

export const LectureStatus = graphqlEnum('LectureStatus', "The state of a lecture's video.", {
  UPLOADING: 'A video is being uploaded. The previous one, if any, can be played.',
  PROCESSING:
    'The video is being prepared for streaming. The original can be played, unless browsers do not play its format.',
  READY: 'The video is ready.',
  FAILED: 'The video could not be prepared. `failure` has the reason.',
});
export type LectureStatus = keyof typeof LectureStatus;

export const ProcessingStep = graphqlEnum(
  'ProcessingStep',
  'The current step of preparing a video for streaming.',
  {
    CHECKING: 'Reads the format of the video.',
    FETCHING: 'Downloads the video to the worker.',
    CONVERTING: 'Makes streams and pictures; `progressPercent` has the progress.',
    STORING: 'Moves the results to the storage.',
  },
);
export type ProcessingStep = keyof typeof ProcessingStep;

export const LectureKind = graphqlEnum('LectureKind', 'The form of a lecture, which never changes.', {
  VIDEO: 'A video.',
  TEXT: 'A text in Markdown, without a video.',
  LINK: 'An external page, with the reason to read it as its description.',
});
export type LectureKind = keyof typeof LectureKind;

/** A sheet of small pictures of a video for scrubbing, ordered left to right, top to bottom. */
export interface StoryboardSheet {
  key: string;
  /** Width of one picture in pixels. */
  tileWidth: number;
  tileHeight: number;
  columns: number;
  /** Number of pictures. */
  count: number;
  /** Seconds between two pictures. */
  intervalSeconds: number;
}

export const LectureSchema = defineEntity({
  name: 'Lecture',
  tableName: 'lectures',
  // While lectures are reordered, two of them can have the same position.
  uniques: [{ properties: ['course', 'position'], deferMode: 'deferred' }],
  indexes: [
    { properties: ['updatedAt', 'id'] },
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
      name: 'lectures_outdated_thumbnails_index',
      expression:
        'create index "lectures_outdated_thumbnails_index" on "lectures" (id) where poster_key is distinct from thumbnail_of',
    },
    {
      name: 'lectures_trailer_unique',
      expression: 'create unique index "lectures_trailer_unique" on "lectures" (course_id) where is_trailer',
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
    ...updateTime,
    course: () => p.manyToOne(CourseSchema).ref().deleteRule('cascade'),
    /** Position in the course, from 1. A lecture in the trash keeps it, and a purged lecture leaves a gap. */
    position: p.integer(),
    title: p.text(),
    description: p.text(),
    isFreePreview: p.boolean().default(false),
    /** Whether it plays on the page of the course, if it is a free video. */
    isTrailer: p.boolean().default(false),
    kind: p.text().$type<LectureKind>().default(LectureKind.VIDEO),
    /** The address of the external page; null unless the lecture is a link. */
    url: p.text().nullable(),
    /** Key of the uploaded original; null until the first upload is complete. Until then only admins see the lecture. */
    videoKey: p.text().nullable(),
    videoType: p.text().nullable(),
    /** SHA-256 of the original in lower-case hexadecimal digits; null until it is computed. */
    videoSha256: p.text().nullable(),
    /** Length of the video in seconds, 0 without one and for a link. Of a text, the time for reading it, in whole minutes. */
    duration: p.double().default(0),
    status: p.enum(() => LectureStatus).default(LectureStatus.READY),
    /** Progress of the current `status`, 0 to 100. */
    progressPercent: p.integer().default(0),
    /** The current step while PROCESSING; null while the job is queued, and in any other status. */
    processingStep: p.text().$type<ProcessingStep>().nullable(),
    /** The reason of a FAILED status, else null. */
    failure: p.text().$type<VideoFault>().nullable(),
    /** Key of the HLS playlist of the renditions; null until all of them are stored. */
    streamKey: p.text().nullable(),
    posterKey: p.text().nullable(),
    /** Key of the small public picture in outlines, which is made from the poster; null until then. */
    thumbnailKey: p.text().nullable(),
    /** Key of the poster that the thumbnail was made from, also of one that cannot be read; null without a poster. */
    thumbnailOf: p.text().nullable(),
    storyboard: p.json<StoryboardSheet>().nullable(),
    /** Engine that prepared the video; null until then, and for videos from before engines were recorded. */
    preparedBy: p.text().$type<VideoEngine['name']>().nullable(),
    /** Keys of all files made from the original: playlists, renditions, poster, storyboard, thumbnail. */
    derivedKeys: p.json<string[]>().default([]),
    /** The admin who uploaded the last video and sees its state in the tray; null once that is acknowledged. */
    uploader: () => p.manyToOne(UserSchema).ref().nullable().deleteRule('set null'),
    /** Whether only admins see it, even if its course is published. */
    isDraft: p.boolean().default(false),
    /** Scheduled time for publishing a draft; null without a schedule, and for published lectures. */
    publishAt: p.datetime().nullable(),
    /**
     * When learners could first see it, kept if it becomes a draft again; null for drafts that were never published, and for lectures from
     * before this was recorded.
     */
    publishedAt: p.datetime().nullable(),
    /** When its last `changeNote` was saved; null without one. */
    changedAt: p.datetime().nullable(),
    /** What last changed for learners, in one line; empty without `changedAt`. */
    changeNote: p.text().default(''),
    /** Null unless it is in the trash. */
    deletedAt: p.datetime().nullable(),
    /** Number of the current edit, from 1. */
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

@ObjectType({
  implements: Node,
  description:
    'A lecture of a course. Its title and description are public, its video, text or address is not.',
})
@InArea(Area.COURSES)
export class Lecture extends LectureSchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => String, { description: 'Title.' })
  override title!: string;

  @Field(() => String, { description: 'What the lecture is about, plain text.' })
  override description!: string;

  @Field(() => Int, { description: 'Position in the course, ascending from 1, possibly with gaps.' })
  override position!: number;

  @Field(() => LectureKind, { description: 'Whether it is a video, a text or a link.' })
  override kind!: Opt<LectureKind>;

  @Field(() => Float, {
    description:
      'Length of the video in seconds; 0 without a video and for a link. Of a text, the time for reading it at 200 words a minute, in whole minutes.',
  })
  override duration!: Opt<number>;

  @Field(() => LectureStatus, { description: 'The state of its video. READY for a text and for a link.' })
  override status!: Opt<LectureStatus>;

  @Field(() => Int, { description: 'Progress of the current `status`, 0 to 100.' })
  override progressPercent!: Opt<number>;

  @Field(() => ProcessingStep, {
    nullable: true,
    description: 'The current step while PROCESSING; null while the job is queued, and in any other status.',
  })
  override processingStep!: ProcessingStep | null;

  override videoKey!: string | null;

  override videoType!: string | null;

  override derivedKeys!: Opt<string[]>;

  override searchVector!: Opt<string>;

  @Field(() => Boolean, { description: 'Whether it is a free preview that visitors may watch or read.' })
  override isFreePreview!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether it plays on the page of its course while it is a free preview with a video. Without one, the first of them plays.',
  })
  override isTrailer!: Opt<boolean>;

  @Field(() => Boolean, { description: 'Whether it is a draft, which only admins see.' })
  override isDraft!: Opt<boolean>;

  @Field(() => Date, {
    nullable: true,
    description: 'Scheduled time of publishing, UTC; null unless it is a scheduled draft.',
  })
  override publishAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'When it was first published, UTC; null for drafts that were never published, and for lectures from before version 0.3.0.',
  })
  override publishedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When an admin last noted a change for learners, UTC; null without a note.',
  })
  override changedAt!: Date | null;

  @Field(() => String, {
    description: 'What changed at `changedAt`, in one line, plain text; empty without a note.',
  })
  override changeNote!: Opt<string>;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was put in the trash, UTC; null if it is not in the trash. Visible to admins only.',
  })
  override deletedAt!: Date | null;

  @Field(() => Int, {
    description:
      'Increases with each edit. Send it with an edit, so that two admins do not overwrite each other.',
  })
  override version!: Opt<number>;

  @Field(() => Date, { description: 'When it was added, UTC.' })
  override createdAt!: Opt<Date>;
}
LectureSchema.setClass(Lecture);

export const LectureConnection = connectionType('Lecture', () => Lecture);
