import type { SandboxDatabase } from './database.ts';

const MILLISECONDS = 1000;

/**
 * The time of the sandbox's objects: real time plus an offset. The offset is stored in the sandbox's file, so that all
 * processes and later starts agree. Pauses, claims and signatures use real time.
 */
export class SandboxClock {
  constructor(private readonly database: SandboxDatabase) {}

  now(): Date {
    return new Date(Date.now() + this.#offset());
  }

  /** The current time in Unix seconds. */
  unixTime(): number {
    return Math.floor(this.now().getTime() / MILLISECONDS);
  }

  /** Advances the clock to `time`, or does nothing if it is already later. The clock then continues in real time. */
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
