import { spawn, type ChildProcess } from 'node:child_process';
import { messages } from '#shared/messages.ts';
import type { Cue } from './cue.ts';
import { TranscriptionFault, type Sound, type Transcriber } from './transcriber.ts';
import { ANSWER_BYTES, excerpt, readTranscript } from './transcript-answer.ts';

/** Characters of what the command complained about last. */
const COMPLAINT = 2000;

interface Options {
  /** For `/bin/sh`; it finds the sound at `$AUDIO` and writes WebVTT or SRT to its output. */
  command: string;
  language: string;
}

/** Has a program on this machine write down what is said. */
export class CommandTranscriber implements Transcriber {
  constructor(private readonly options: Options) {}

  get language(): string {
    return this.options.language;
  }

  async transcribe({ path, timeLimitSeconds }: Sound, signal: AbortSignal): Promise<Cue[]> {
    const timeLimit = AbortSignal.timeout(timeLimitSeconds * 1000);
    const { output, complaint, code, isTooLarge } = await this.run(
      path,
      AbortSignal.any([signal, timeLimit]),
    );
    signal.throwIfAborted();
    if (timeLimit.aborted) throw new TranscriptionFault(messages.transcription.timeOver, false);
    if (isTooLarge) throw new TranscriptionFault(messages.transcription.tooLarge, false);
    if (code !== '0') {
      const reason = messages.transcription.commandFailed(code, excerpt(complaint));
      throw new TranscriptionFault(reason, false);
    }
    return readTranscript(output);
  }

  private run(path: string, signal: AbortSignal): Promise<Outcome> {
    // The path is handed over beside the script, so that no character of it can be read as a command. A group of its own
    // lets everything end that the command has started.
    const script = `export AUDIO="$1"\n${this.options.command}`;
    const child = spawn('/bin/sh', ['-c', script, 'transcription', path], {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Uint8Array[] = [];
    let size = 0;
    let complaint = '';
    const kill = () => killGroup(child);
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
    return new Promise<Outcome>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, killedBy) =>
        resolve({
          output: Buffer.concat(output).toString(),
          complaint,
          code: String(code ?? killedBy),
          isTooLarge: size > ANSWER_BYTES,
        }),
      );
    }).finally(() => signal.removeEventListener('abort', kill));
  }
}

interface Outcome {
  output: string;
  complaint: string;
  /** The exit code, or the name of the signal that ended it. */
  code: string;
  isTooLarge: boolean;
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}
