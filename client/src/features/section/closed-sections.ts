import { deviceStorage } from '#client/storage/browser-storage.ts';

/** Keep in sync with `scripts-on-intent.js`, which closes the sections of rendered pages before they are painted. */
const KEY = 'closed-sections';
/** Maximum number of stored sections, of all courses. Those closed last are kept. */
const maxSections = 200;

const stored = (): string[] => deviceStorage.get(KEY)?.split(' ') ?? [];

/** Whether the person has closed a section on this device. */
export const isSectionClosed = (id: string): boolean => stored().includes(id);

/** Stores whether a section is open. Sections are open until they are closed. */
export function storeSection(id: string, isOpen: boolean): void {
  if (isSectionClosed(id) !== isOpen) return;
  const others = stored().filter((one) => one !== id);
  deviceStorage.set(KEY, (isOpen ? others : [id, ...others.slice(0, maxSections - 1)]).join(' '));
}
