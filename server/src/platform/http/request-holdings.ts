/** Resources of a request: counted bytes, files on disk, readers of its body. `end` releases all of it, however the request ends. */
export class RequestHoldings {
  readonly #releases = new Set<() => void>();
  #isOver = false;

  /**
   * Calls `release` once: when the returned function is called, at the latest when the request ends, and immediately when the
   * request has ended already.
   */
  add(release: () => void): () => void {
    const releaseOnce = () => {
      if (this.#releases.delete(releaseOnce)) release();
    };
    this.#releases.add(releaseOnce);
    if (this.#isOver) releaseOnce();
    return releaseOnce;
  }

  /** Releases everything that is left. */
  end(): void {
    this.#isOver = true;
    for (const release of this.#releases) release();
  }
}
