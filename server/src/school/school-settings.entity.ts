import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
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
    /** Increases with each change. */
    version: p.integer().default(1),
    /** Settings that admins have set. Missing settings have their default. */
    values: p.json<Partial<SchoolValues>>(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    schoolSettings: TableOf<typeof SchoolSettingsSchema>;
  }
}

/** The settings of the school. The table has exactly one row, which the first migration creates. */
export class SchoolSettings extends SchoolSettingsSchema.class {}
SchoolSettingsSchema.setClass(SchoolSettings);
