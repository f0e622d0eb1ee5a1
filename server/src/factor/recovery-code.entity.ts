import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { UserSchema } from '#server/user/user.entity.ts';

export const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  uniques: [{ properties: ['user', 'codeHash'] }],
  properties: {
    ...baseColumns,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade'),
    /** SHA-256 of the code, hexadecimal. The code itself is shown once, on creation. */
    codeHash: p.text(),
  },
});

/** A single-use code that replaces a lost second factor. The row is deleted when the code is used. */
export class RecoveryCode extends RecoveryCodeSchema.class {}
RecoveryCodeSchema.setClass(RecoveryCode);
