import { CommandTranscriber } from './command-transcriber.ts';
import { HttpTranscriber } from './http-transcriber.ts';
import type { Transcriber } from './transcriber.ts';

type Settings =
  | ({ kind: 'command' } & ConstructorParameters<typeof CommandTranscriber>[0])
  | ({ kind: 'http' } & ConstructorParameters<typeof HttpTranscriber>[0]);

/** Creates the configured transcriber, or returns null if none is configured. */
export function createTranscriber(settings: Settings | undefined): Transcriber | null {
  if (!settings) return null;
  return settings.kind === 'command' ? new CommandTranscriber(settings) : new HttpTranscriber(settings);
}
