import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { UserSchema } from '#server/user/user.entity.ts';

export const KnownDeviceSchema = defineEntity({
  name: 'KnownDevice',
  tableName: 'known_devices',
  properties: {
    ...baseColumns,
    /** SHA-256 of the token, hexadecimal. The token itself is only in the cookie. */
    tokenHash: p.text().unique(),
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade').index(),
    /** When the account last logged in with this browser. */
    lastUsedAt: p.datetime(),
  },
});

/** A browser that an account has logged in with. It grants no access: it only separates the owner's attempts from those of strangers. */
export class KnownDevice extends KnownDeviceSchema.class {}
KnownDeviceSchema.setClass(KnownDevice);
