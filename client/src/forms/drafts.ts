/** What was typed and is not saved yet, as the browser keeps it: its texts and nothing that grants access. */
const prefix = 'lectern-draft:';

/** Something that was typed, and when. */
export interface Draft<Content> {
  content: Content;
  /** ISO 8601. */
  keptAt: string;
  /** What was kept before and offered meanwhile: who types past an offer loses nothing. */
  former?: Draft<Content> | null;
}

/** So many drafts of one text are kept, the newest: whoever answers no offer would fill the browser's storage. */
const mostKept = 5;

const newestOf = (draft: Draft<unknown>, most: number): Draft<unknown> => ({
  ...draft,
  former: draft.former && most > 1 ? newestOf(draft.former, most - 1) : null,
});

/** Keeps a draft in the place of the one before; none when it is null: it is saved, or not wanted any more. */
export function keepDraft(key: string, draft: Draft<unknown> | null): void {
  // Without room for all of them, the newest one counts.
  for (const most of [mostKept, 1]) {
    try {
      if (draft) localStorage.setItem(prefix + key, JSON.stringify(newestOf(draft, most)));
      else localStorage.removeItem(prefix + key);
      return;
    } catch {
      // There is no room, or no storage at all: the page alone has it.
    }
  }
}

/** A draft that was kept; null when there is none, or none that this version of the product can read. */
export function readDraft<Content>(
  key: string,
  isContent: (content: unknown) => content is Content,
): Draft<Content> | null {
  const readable = (draft: Draft<unknown> | null | undefined): Draft<Content> | null => {
    if (!draft) return null;
    const { content, keptAt } = draft;
    const former = readable(draft.former);
    return isContent(content) ? { content, keptAt, former } : former;
  };
  try {
    // Whatever stands there was written by `keepDraft`, perhaps that of another version.
    return readable(JSON.parse(localStorage.getItem(prefix + key) ?? 'null') as Draft<unknown> | null);
  } catch {
    return null;
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
