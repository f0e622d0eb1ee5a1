import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, Float, ID, ObjectType } from 'type-graphql';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { CourseSchema } from '#server/course/course.entity.ts';
import { UserSchema } from '#server/user/user.entity.ts';
import { InArea } from '#server/platform/graphql/access.ts';

export const CertificateSchema = defineEntity({
  name: 'Certificate',
  tableName: 'certificates',
  uniques: [{ properties: ['user', 'course'] }],
  properties: {
    ...baseColumns,
    /** Shown on the certificate and part of its public address. Random, so that it cannot be guessed. */
    code: p.text().unique(),
    /**
     * A certificate is deleted with the account: the learner is promised that their name is erased, and could not request that
     * later. A PDF that they have saved can no longer be verified.
     */
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade'),
    /** The certificate stays valid without the course, because it keeps the title. */
    course: () => p.manyToOne(CourseSchema).ref().nullable().deleteRule('set null').index(),
    fullName: p.text(),
    courseTitle: p.text(),
    /** The instructor at that time; null for older certificates, where it is unknown. */
    instructor: p.text().nullable(),
    /** Total length of the lectures at that time, in seconds; null for older certificates, where it is unknown. */
    duration: p.double().nullable(),
    /** When the last lecture was completed. */
    completedAt: p.datetime(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    certificates: TableOf<typeof CertificateSchema>;
  }
}

@ObjectType({ description: 'A certificate of a completed course. It is visible to anyone who has the code.' })
@InArea('PERSON')
export class Certificate extends CertificateSchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => String, { description: 'Code for verification at `/certificates/<code>`.' })
  override code!: string;

  @Field(() => String, { description: 'Name of the learner at the time of issue.' })
  override fullName!: string;

  @Field(() => String, { description: 'Title of the course at the time of issue.' })
  override courseTitle!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Instructor at the time of issue; null if unknown.',
  })
  override instructor!: Opt<string | null> | undefined;

  @Field(() => Float, {
    nullable: true,
    description: 'Total length of the lectures at the time of issue, in seconds; null if unknown.',
  })
  override duration!: Opt<number | null> | undefined;

  @Field(() => Date, { description: 'When the last lecture was completed, UTC.' })
  override completedAt!: Date;
}
CertificateSchema.setClass(Certificate);
