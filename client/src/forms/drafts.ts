/** What was typed and is not saved yet, as the browser keeps it: its texts and nothing that grants access. */
const prefix = 'lectern-draft:';

/** Something that was typed, and when. */
export interface Draft<Content> {
  content: Content;
  /** ISO 8601. */
  keptAt: string;
}

/** Keeps a draft in the place of the one before. */
export function keepDraft(key: string, content: unknown): void {
  const draft: Draft<unknown> = { content, keptAt: new Date().toISOString() };
  try {
    localStorage.setItem(prefix + key, JSON.stringify(draft));
  } catch {
    // There is no room, or no storage at all: the page alone has it.
  }
}

/** A draft that was kept; null when there is none, or none that this version of the product can read. */
export function readDraft<Content>(
  key: string,
  isContent: (content: unknown) => content is Content,
): Draft<Content> | null {
  try {
    // Whatever stands there was written by `keepDraft`, perhaps that of another version.
    const draft = JSON.parse(localStorage.getItem(prefix + key) ?? 'null') as Draft<unknown> | null;
    return draft && isContent(draft.content) ? { ...draft, content: draft.content } : null;
  } catch {
    return null;
  }
}

/** Forgets a draft: it is saved, or not wanted any more. */
export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // There is no storage.
  }
}

/** Forgets all drafts, as who logs out leaves nothing behind. */
export function dropDrafts(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    keys.forEach((key) => localStorage.removeItem(key));
  } catch {
    // There is no storage.
  }
}
