import { once } from 'node:events';
import { startProgram } from '#server/platform/common/children.ts';
import type { Cue } from '#shared/captions/cue.ts';
import { TranscriptionFault, type AudioTrack, type Transcriber } from './transcriber.ts';
import { ANSWER_BYTES, excerpt, readTranscript } from './transcript-answer.ts';

/** Number of characters kept from the end of stderr. */
const COMPLAINT = 2000;

/** Environment variables that the command inherits if they are set. */
const INHERITED = ['HOME', 'TMPDIR', 'LANG', 'LC_ALL', 'TZ', 'LD_LIBRARY_PATH'];
const inherited = INHERITED.map((name) => `\${${name}+"${name}=$${name}"}`).join(' ');

/**
 * Runs the command in its own shell and kills the whole process group when stdin ends: on abort, and when the server
 * itself is killed. Otherwise the program would run for hours without a reader, beside the one that another process has
 * started. Like `runFfmpeg`, it also waits for its own children.
 *
 * The server's environment contains secrets. The command gets only the variables that programs need to be found, to run
 * and to store their models.
 */
const SCRIPT = `
exec 3<&0
{ read -r _ <&3; kill -9 0; } >/dev/null 2>&1 &
guard=$!
env -i AUDIO="$1" PATH="$PATH" ${inherited} /bin/sh -c "$2" </dev/null 3<&-
status=$?
kill "$guard" 2>/dev/null
wait "$guard" 2>/dev/null
exit "$status"
`;

interface Options {
  /** Command for `/bin/sh`. It reads the audio file at `$AUDIO` and writes WebVTT or SRT to stdout. */
  command: string;
  language: string;
}

/** Transcribes with a program on this machine. */
export class CommandTranscriber implements Transcriber {
  readonly format = 'wav';

  constructor(private readonly options: Options) {}

  get language(): string {
    return this.options.language;
  }

  async transcribe(
    { pieces: [{ path }], timeLimitSeconds }: AudioTrack,
    signal: AbortSignal,
  ): Promise<Cue[]> {
    const timeLimit = AbortSignal.timeout(Math.ceil(timeLimitSeconds * 1000));
    const { output, complaint, code, isTooLarge } = await this.run(
      path,
      AbortSignal.any([signal, timeLimit]),
    );
    signal.throwIfAborted();
    if (timeLimit.aborted) throw new TranscriptionFault({ kind: 'timeOver' }, false);
    if (isTooLarge) throw new TranscriptionFault({ kind: 'tooLarge' }, false);
    if (code !== '0') {
      const output = excerpt(complaint);
      throw new TranscriptionFault({ kind: 'commandFailed', code, output }, false);
    }
    return readTranscript(output);
  }

  private async run(path: string, signal: AbortSignal): Promise<Outcome> {
    const script = ['-c', SCRIPT, 'transcription', path, this.options.command];
    const child = await startProgram('/bin/sh', script, { detached: true });
    // The shell may end before its input does.
    child.stdin.on('error', () => undefined);
    const output: Uint8Array[] = [];
    let size = 0;
    let complaint = '';
    const kill = () => child.stdin.end();
    child.stdout.on('data', (chunk: Uint8Array) => {
      size += chunk.byteLength;
      if (size > ANSWER_BYTES) kill();
      else output.push(chunk);
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      complaint = (complaint + chunk).slice(-COMPLAINT);
    });
    signal.addEventListener('abort', kill);
    if (signal.aborted) kill();
    const [code, killedBy] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    signal.removeEventListener('abort', kill);
    return {
      output: Buffer.concat(output).toString(),
      complaint,
      code: String(code ?? killedBy),
      isTooLarge: size > ANSWER_BYTES,
    };
  }
}

interface Outcome {
  output: string;
  complaint: string;
  /** The exit code, which is above 128 for a signal, or the name of the signal that ended the shell. */
  code: string;
  isTooLarge: boolean;
}
