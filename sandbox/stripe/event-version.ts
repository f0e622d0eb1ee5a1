import type { SandboxDatabase } from './database.ts';
import { API_VERSION } from './event-log.ts';
import { OLDER_VERSION } from './older-events.ts';

/** The API versions that the webhook's endpoint can have been made with. Events are sent in the endpoint's version. */
export const EVENT_VERSIONS = [API_VERSION, OLDER_VERSION] as const;
export type EventVersion = (typeof EVENT_VERSIONS)[number];

/** The version that events are sent in, by whichever process. */
export function eventVersion(database: SandboxDatabase): EventVersion {
  const row = database.statement('SELECT version FROM event_version').get();
  return EVENT_VERSIONS.find((version) => version === row?.version) ?? API_VERSION;
}

/** Has the events that go out from now on sent in this version, those that wait for it, too. */
export function setEventVersion(database: SandboxDatabase, version: EventVersion): void {
  database
    .statement(
      'INSERT INTO event_version (id, version) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET version = excluded.version',
    )
    .run(version);
}
