import type { SandboxDatabase } from './database.ts';

/** A setting of the whole sandbox, kept in its file so that all processes share it. */
type SettingName = 'dunning' | 'event_version' | 'key_rights' | 'rate_limit';

/** The value of a setting; undefined if it was never set. */
export function settingOf(database: SandboxDatabase, name: SettingName): string | undefined {
  const row = database.statement('SELECT value FROM settings WHERE name = ?').get(name);
  return row && String(row.value);
}

/** Sets a setting from now on; null: to its default. */
export function setSetting(database: SandboxDatabase, name: SettingName, value: string | null): void {
  if (value === null) {
    database.statement('DELETE FROM settings WHERE name = ?').run(name);
    return;
  }
  database
    .statement(
      `INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    )
    .run(name, value);
}
