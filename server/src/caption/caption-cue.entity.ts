import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { folded } from '#server/platform/db/folded.ts';
import { CaptionsSchema } from './captions.entity.ts';

export const CaptionCueSchema = defineEntity({
  name: 'CaptionCue',
  tableName: 'caption_cues',
  uniques: [{ properties: ['captions', 'position'] }],
  indexes: [
    {
      name: 'caption_cues_search_vector_index',
      expression:
        'create index "caption_cues_search_vector_index" on "caption_cues" using gin (search_vector)',
    },
  ],
  properties: {
    ...baseColumns,
    captions: () => p.manyToOne(CaptionsSchema).ref().deleteRule('cascade'),
    /** Position among the cues, starting at 0. */
    position: p.integer(),
    /** In seconds from the start of the video. */
    startsAt: p.double(),
    endsAt: p.double(),
    /** Plain text of one or more lines. */
    text: p.text(),
    searchVector: p
      .text()
      .columnType('tsvector')
      .generated(`(to_tsvector('simple', ${folded('text')})) stored`)
      .lazy(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    captionCues: TableOf<typeof CaptionCueSchema>;
  }
}

/** A caption cue of a lecture. */
class CaptionCue extends CaptionCueSchema.class {
  override searchVector!: Opt<string>;
}
CaptionCueSchema.setClass(CaptionCue);
