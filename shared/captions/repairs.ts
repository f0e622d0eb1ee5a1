import { captionMessages } from '#shared/caption.ts';

/** What can be repaired in a captions file. */
export type Repair = keyof typeof captionMessages.repairs;

/** Counts what is repaired in a captions file, to tell the person who uploads it. */
export class Repairs {
  private readonly found = new Map<Repair, { line: number; count: number }>();

  /** @param line number in the file, starting at 1. */
  add(repair: Repair, line = 1): void {
    const known = this.found.get(repair);
    this.found.set(repair, { line: Math.min(known?.line ?? line, line), count: (known?.count ?? 0) + 1 });
  }

  /** Returns a sentence for each kind of repair, with the count and the first line, in the order of the lines. */
  texts(): string[] {
    return [...this.found]
      .sort(([, one], [, other]) => one.line - other.line)
      .map(([repair, values]) => {
        const text = captionMessages.repairs[repair];
        return typeof text === 'string' ? text : text(values);
      });
  }
}
