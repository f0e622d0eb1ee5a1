import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { LectureSchema } from '#server/lecture/lecture.entity.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';

export const CaptionSource = graphqlEnum('CaptionSource', 'The origin of captions.', {
  UPLOADED: 'Uploaded or edited by an admin.',
  AUTOMATIC: 'Generated automatically and not edited since.',
});
export type CaptionSource = keyof typeof CaptionSource;

export const CaptionsSchema = defineEntity({
  name: 'Captions',
  tableName: 'captions',
  uniques: [{ properties: ['lecture', 'language'] }],
  properties: {
    ...baseColumns,
    lecture: () => p.manyToOne(LectureSchema).ref().deleteRule('cascade'),
    /** BCP 47, such as `en` or `pt-BR`. */
    language: p.text(),
    source: p.enum(() => CaptionSource),
    /** Increases with every edit. */
    version: p.integer().default(1),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    captions: TableOf<typeof CaptionsSchema>;
  }
}

@ObjectType({ description: 'Captions of a lecture in one language.' })
@InArea(Area.COURSES)
export class Captions extends CaptionsSchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => String, { description: 'BCP 47 tag, such as `en` or `pt-BR`.' })
  override language!: string;

  @Field(() => CaptionSource, { description: 'The origin of the captions.' })
  override source!: CaptionSource;

  @Field(() => Int, {
    description:
      'Increases with every edit. Send it with an edit, so that two admins do not overwrite each other.',
  })
  override version!: Opt<number>;
}
CaptionsSchema.setClass(Captions);
