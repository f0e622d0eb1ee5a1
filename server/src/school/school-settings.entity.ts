import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { SchoolValues } from './school.type.ts';

const ONE_ROW = 'school_settings_one_row';

export const SchoolSettingsSchema = defineEntity({
  name: 'SchoolSettings',
  tableName: 'school_settings',
  indexes: [
    { name: ONE_ROW, expression: `create unique index "${ONE_ROW}" on "school_settings" ((id is not null))` },
  ],
  properties: {
    ...baseColumns,
    /** Counts the changes. */
    version: p.integer().default(1),
    /** What admins have set; what is not in it is the default. */
    values: p.json<Partial<SchoolValues>>(),
  },
});

/** The one row of what admins have set of the school; migration 0023 makes it. */
export class SchoolSettings extends SchoolSettingsSchema.class {}
SchoolSettingsSchema.setClass(SchoolSettings);
