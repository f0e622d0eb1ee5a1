import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, Float, ID, ObjectType } from 'type-graphql';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { CourseSchema } from '#server/course/course.entity.ts';
import { UserSchema } from '#server/user/user.entity.ts';
import { InArea } from '#server/platform/graphql/access.ts';

export const CertificateSchema = defineEntity({
  name: 'Certificate',
  tableName: 'certificates',
  uniques: [{ properties: ['user', 'course'] }],
  properties: {
    ...baseColumns,
    /** Stands on the certificate and in its public address; cannot be guessed. */
    code: p.text().unique(),
    /**
     * It goes with the account: whoever deletes theirs is promised that their name is gone, and afterwards nobody could
     * ask for that any more. What they have saved of it stays theirs, but it can no longer be verified.
     */
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade'),
    /** It stays valid without the course, whose title is kept as it was. */
    course: () => p.manyToOne(CourseSchema).ref().nullable().deleteRule('set null').index(),
    fullName: p.text(),
    courseTitle: p.text(),
    /** Who taught the course then; null where that is not known any more. */
    instructor: p.text().nullable(),
    /** How long its lectures were then, in seconds; null where that is not known any more. */
    duration: p.double().nullable(),
    /** When the last lecture was done. */
    completedAt: p.datetime(),
  },
});

@ObjectType({ description: 'That somebody has completed a course. Whoever has its code can see it.' })
@InArea('PERSON')
export class Certificate extends CertificateSchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => String, { description: 'What it is verified by, at `/certificates/<code>`.' })
  override code!: string;

  @Field(() => String, { description: 'Who completed the course, as they wrote their name then.' })
  override fullName!: string;

  @Field(() => String, { description: 'Title of the course as it was then.' })
  override courseTitle!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Who taught the course then; null where that is not known any more.',
  })
  override instructor!: Opt<string | null> | undefined;

  @Field(() => Float, {
    nullable: true,
    description: 'How long its lectures were then, in seconds; null where that is not known any more.',
  })
  override duration!: Opt<number | null> | undefined;

  @Field(() => Date, { description: 'When the last lecture was done, UTC.' })
  override completedAt!: Date;
}
CertificateSchema.setClass(Certificate);
