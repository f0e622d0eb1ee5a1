import { defineEntity, p } from '@mikro-orm/core';
import { Field, Float, ObjectType } from 'type-graphql';
import { baseColumns } from '#server/platform/common/base-entity.ts';
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

@ObjectType({ description: 'How somebody watches, on all of their devices.' })
@InArea('PERSON')
export class PlayerSettings extends PlayerSettingsSchema.class {
  @Field(() => Float, { description: 'How fast videos play, 1 as they were made.' })
  override speed!: number;

  @Field(() => Boolean, { description: 'Whether captions show.' })
  override hasCaptions!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The language of captions that is preferred (BCP 47); null for the browser’s.',
  })
  override captionLanguage!: string | null;

  @Field(() => Boolean, {
    description: 'Whether keys of one character, like K or 5, do something to a video.',
  })
  override hasCharacterKeys!: boolean;

  @Field(() => Boolean, { description: 'Whether the next lecture begins by itself.' })
  override playsNext!: boolean;
}
PlayerSettingsSchema.setClass(PlayerSettings);
