const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 100;
/** Interval at which a log without a terminal shows that a long step is still running. */
const HEARTBEAT_MS = 15_000;

/** @param {number} since Milliseconds of `Date.now()`. */
const elapsed = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Shows the progress of steps, which may run in parallel: one animated line on a terminal, plain lines in a log.
 * Each finished step leaves a line with its duration.
 */
class Progress {
  #running = new Map();
  #frame = 0;
  #timer = null;
  #terminal = process.stdout.isTTY === true;

  /**
   * Runs `work` as a step, which succeeds when the promise resolves. Rejections are passed to the caller.
   *
   * @template Result
   * @param {string} label
   * @param {() => Promise<Result>} work
   * @returns {Promise<Result>}
   */
  async step(label, work) {
    const end = this.begin(label);
    try {
      const result = await work();
      end(true);
      return result;
    } catch (error) {
      end(false);
      throw error;
    }
  }

  /**
   * @param {string} label
   * @returns {(success: boolean, detail?: string) => void} To be called when the step ends.
   */
  begin(label) {
    const id = Symbol(label);
    const started = Date.now();
    this.#running.set(id, { label, started });
    if (!this.#terminal) this.print(`… ${label}`);
    this.#startTimer();
    return (success, detail) => {
      this.#running.delete(id);
      this.print(`${success ? '✓' : '✗'} ${label}${detail ? `: ${detail}` : ''} (${elapsed(started)})`);
      if (this.#running.size === 0) this.#stopTimer();
    };
  }

  /** Prints permanent lines. @param {string} text */
  print(text) {
    this.#clearLine();
    process.stdout.write(`${text}\n`);
    this.#drawLine();
  }

  #startTimer() {
    this.#timer ??= setInterval(() => this.#tick(), this.#terminal ? FRAME_MS : HEARTBEAT_MS);
    this.#timer.unref();
  }

  #stopTimer() {
    clearInterval(this.#timer);
    this.#timer = null;
  }

  #tick() {
    this.#frame = (this.#frame + 1) % FRAMES.length;
    if (this.#terminal) {
      this.#clearLine();
      this.#drawLine();
      return;
    }
    for (const { label, started } of this.#running.values()) {
      const isLong = Date.now() - started > HEARTBEAT_MS / 2;
      if (isLong) process.stdout.write(`… ${label}, ${elapsed(started)} so far\n`);
    }
  }

  #clearLine() {
    if (this.#terminal) process.stdout.write('\r\u001b[2K');
  }

  #drawLine() {
    if (!this.#terminal || this.#running.size === 0) return;
    const steps = [...this.#running.values()].map(({ label, started }) => `${label} ${elapsed(started)}`);
    // A wrapped line could not be cleared.
    process.stdout.write(`${FRAMES[this.#frame]} ${steps.join(' · ')}`.slice(0, process.stdout.columns - 1));
  }
}

export const progress = new Progress();
