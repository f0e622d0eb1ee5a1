import { defineEntity, p } from '@mikro-orm/core';
import { Field, Float, ObjectType } from 'type-graphql';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { UserSchema } from '#server/user/user.entity.ts';
import { InArea } from '#server/platform/graphql/access.ts';

export const PlayerSettingsSchema = defineEntity({
  name: 'PlayerSettings',
  tableName: 'player_settings',
  properties: {
    ...baseColumns,
    user: () => p.oneToOne(UserSchema).ref().owner().deleteRule('cascade'),
    speed: p.double(),
    hasCaptions: p.boolean(),
    captionLanguage: p.text().nullable(),
    hasCharacterKeys: p.boolean(),
    playsNext: p.boolean(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    playerSettings: TableOf<typeof PlayerSettingsSchema>;
  }
}

@ObjectType({ description: 'Player settings of a user, for all of their devices.' })
@InArea('PERSON')
export class PlayerSettings extends PlayerSettingsSchema.class {
  @Field(() => Float, { description: 'Playback speed; 1 is normal.' })
  override speed!: number;

  @Field(() => Boolean, { description: 'Whether captions are shown.' })
  override hasCaptions!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Preferred language of captions (BCP 47); null for the language of the browser.',
  })
  override captionLanguage!: string | null;

  @Field(() => Boolean, {
    description: 'Whether single-key shortcuts, such as K or 5, control the video.',
  })
  override hasCharacterKeys!: boolean;

  @Field(() => Boolean, { description: 'Whether the next lecture plays automatically.' })
  override playsNext!: boolean;
}
PlayerSettingsSchema.setClass(PlayerSettings);
