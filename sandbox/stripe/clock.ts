import type { SandboxDatabase } from './database.ts';

const MILLISECONDS = 1000;

/**
 * The time of what the sandbox models: real time and what it was moved ahead by. The distance lies in the sandbox's file,
 * so that all processes and later starts agree. What concerns the machine (pauses, claims, signatures) is real time.
 */
export class SandboxClock {
  constructor(private readonly database: SandboxDatabase) {}

  now(): Date {
    return new Date(Date.now() + this.#offset());
  }

  /** The current time in unix seconds. */
  unixTime(): number {
    return Math.floor(this.now().getTime() / MILLISECONDS);
  }

  /** Moves the time ahead to `time`; nothing happens where it is that late already. Real time goes on from there. */
  moveTo(time: Date): void {
    const offset = time.getTime() - Date.now();
    this.database
      .statement(
        `INSERT INTO clock (id, offset_milliseconds) VALUES (1, ?)
         ON CONFLICT (id) DO UPDATE SET offset_milliseconds = max(offset_milliseconds, excluded.offset_milliseconds)`,
      )
      .run(Math.max(0, offset));
  }

  #offset(): number {
    const row = this.database.statement('SELECT offset_milliseconds FROM clock WHERE id = 1').get();
    return Number(row?.offset_milliseconds ?? 0);
  }
}
