import { CommandTranscriber } from './command-transcriber.ts';

// Runs a command in a process that a test then kills.
const [command = '', path = ''] = process.argv.slice(2);
await new CommandTranscriber({ command, language: 'en' }).transcribe(
  { pieces: [{ path, size: 0, startsAt: 0 }], timeLimitSeconds: 60 },
  new AbortController().signal,
);
