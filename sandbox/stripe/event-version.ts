import type { SandboxDatabase } from './database.ts';
import { API_VERSION } from './event-log.ts';
import { OLDER_VERSION } from './older-events.ts';
import { setSetting, settingOf } from './settings.ts';

/** The API versions that the webhook endpoint can have. Events are sent in the endpoint's version. */
export const EVENT_VERSIONS = [API_VERSION, OLDER_VERSION] as const;
export type EventVersion = (typeof EVENT_VERSIONS)[number];

/** The version of sent events, set by any process. */
export function eventVersion(database: SandboxDatabase): EventVersion {
  const set = settingOf(database, 'event_version');
  return EVENT_VERSIONS.find((version) => version === set) ?? API_VERSION;
}

/** Sends events in this version from now on, including those that are already queued. */
export function setEventVersion(database: SandboxDatabase, version: EventVersion): void {
  setSetting(database, 'event_version', version);
}
