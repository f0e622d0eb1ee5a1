import type { DestinationStream } from 'pino';

/** Captures the log of an app, for tests that read it. */
export class CapturedLog implements DestinationStream {
  private text = '';

  write(line: string): void {
    this.text += line;
  }

  /** The whole log, as written. */
  raw(): string {
    return this.text;
  }

  entries(): Record<string, unknown>[] {
    const lines = this.text.split('\n').filter((line) => line !== '');
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  clear(): void {
    this.text = '';
  }
}
