import type { Readable } from 'node:stream';
import { defaultMentors, type MentorTexts } from '#shared/mentors.ts';
import type { Image } from '#server/platform/common/image.type.ts';
import { newId } from '#server/platform/common/identifier.ts';
import type { ImageFile } from '#server/platform/storage/image-variants.ts';
import { mediaPath } from '#server/platform/storage/storage.ts';

/** Size of a cropped portrait, in pixels. */
const PORTRAIT_SIZE = { width: 512, height: 512 };

/** A mentor as stored in the settings. */
export interface MentorValue extends MentorTexts {
  /** Storage key of the uploaded portrait. */
  portraitKey?: string | null;
}

/** A mentor as sent by an admin. */
export interface MentorEdit {
  /** Of an existing or a default mentor; null for a new one. */
  id?: string | null;
  name: string;
  subject: string;
  bio: string;
  /** Opens a new portrait. */
  portrait?: () => Readable;
}

/** Returns the uploaded portrait of a mentor; null if there is none. */
export function portraitOf({ portraitKey }: MentorValue): Image | null {
  return portraitKey ? { url: mediaPath(portraitKey), ...PORTRAIT_SIZE } : null;
}

/** Returns the storage keys of the portraits of these mentors. */
export function portraitKeys(mentors: readonly MentorValue[]): string[] {
  return mentors.flatMap(({ portraitKey }) => portraitKey ?? []);
}

/** Converts the mentors that an admin sent, and the portraits into files to store. Throws the errors of `rewriteImage`. */
export async function withPortraits(
  edits: readonly MentorEdit[],
  known: readonly MentorValue[],
  rewrite: (portrait: Readable) => Promise<ImageFile>,
): Promise<{ mentors: MentorValue[]; files: ImageFile[] }> {
  const mentors: MentorValue[] = [];
  const files: ImageFile[] = [];
  for (const { id, portrait, ...texts } of edits) {
    // A removed default mentor can be added again under its id, which brings its drawing back.
    const before = [...known, ...(defaultMentors as readonly MentorValue[])].find(
      (mentor) => mentor.id === id,
    );
    const file = portrait && (await rewrite(portrait()));
    if (file) files.push(file);
    const portraitKey = file?.key ?? before?.portraitKey;
    mentors.push({ id: before?.id ?? newId(), ...texts, ...(portraitKey && { portraitKey }) });
  }
  return { mentors, files };
}
