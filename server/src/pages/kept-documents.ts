import type { CachedAnswer, AnswerCache } from '#server/platform/answers/answer-cache.ts';

/** Caches public documents until the public content changes. */
export class KeptDocuments {
  private readonly making = new Map<string, Promise<Buffer>>();

  constructor(private readonly answers: AnswerCache) {}

  /** Returns the document of this name. Concurrent callers share one creation. */
  async read(name: string, make: () => Promise<Buffer>): Promise<Pick<CachedAnswer, 'body' | 'gzip'>> {
    const { moment } = this.answers;
    const kept = this.answers.find(name);
    if (kept) return kept;
    const key = `${moment} ${name}`;
    const making = this.making.get(key) ?? this.make(key, make);
    const body = await making;
    this.answers.save(name, { headers: {}, body }, moment);
    return { body };
  }

  private make(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const making = make().finally(() => this.making.delete(key));
    this.making.set(key, making);
    return making;
  }
}
