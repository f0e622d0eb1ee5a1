import { deviceStorage } from '#client/storage/browser-storage.ts';

/** Prefix of the storage keys of drafts. A draft contains only texts, and nothing that grants access. */
const prefix = 'lectern-draft:';

/** An unsaved text and its time. */
export interface Draft<Content> {
  content: Content;
  /** ISO 8601. */
  keptAt: string;
  /** The previous draft, which was offered meanwhile. Typing without answering the offer loses nothing. */
  former?: Draft<Content> | null;
}

/** Maximum number of drafts per text; the newest are kept. Otherwise unanswered offers would fill the browser's storage. */
const mostKept = 5;

const newestOf = (draft: Draft<unknown>, most: number): Draft<unknown> => ({
  ...draft,
  former: draft.former && most > 1 ? newestOf(draft.former, most - 1) : null,
});

/** Stores a draft in place of the previous one. Null deletes it: the text is saved or discarded. */
export function keepDraft(key: string, draft: Draft<unknown> | null): void {
  if (!draft) return deviceStorage.remove(prefix + key);
  // If there is no room for all of them, only the newest is kept. If there is none at all, only the page has the text.
  [mostKept, 1].some((most) => deviceStorage.set(prefix + key, JSON.stringify(newestOf(draft, most))));
}

/** Reads a stored draft; null if there is none that this version of the product can read. */
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
    // Written by `keepDraft`, possibly by another version of it.
    return readable(JSON.parse(deviceStorage.get(prefix + key) ?? 'null') as Draft<unknown> | null);
  } catch {
    return null;
  }
}

/** Deletes all drafts, for the logout. */
export function dropDrafts(): void {
  const keys = deviceStorage.keys().filter((key) => key.startsWith(prefix));
  keys.forEach((key) => deviceStorage.remove(key));
}
