import type { Readable } from 'node:stream';
import { defaultMentors, type MentorTexts } from '#shared/mentors.ts';
import type { Image } from '#server/platform/common/image.type.ts';
import { newId } from '#server/platform/common/identifier.ts';
import type { ImageFile } from '#server/platform/storage/image-variants.ts';
import { mediaPath } from '#server/platform/storage/storage.ts';

/** As portraits are cropped, in pixels. */
const PORTRAIT_SIZE = { width: 512, height: 512 };

/** A mentor as the settings keep them. */
export interface MentorValue extends MentorTexts {
  /** Of the picture that was uploaded. */
  portraitKey?: string | null;
}

/** A mentor as an admin sends them. */
export interface MentorEdit {
  /** Of one that is there already or came with the product; null for a new one. */
  id?: string | null;
  name: string;
  subject: string;
  bio: string;
  /** Opens a new portrait. */
  portrait?: () => Readable;
}

/** The portrait of a mentor; null for one without, and for the drawings that came with the product. */
export function portraitOf({ portraitKey }: MentorValue): Image | null {
  return portraitKey ? { url: mediaPath(portraitKey), ...PORTRAIT_SIZE } : null;
}

/** The keys of the portraits of these mentors. */
export function portraitKeys(mentors: readonly MentorValue[]): string[] {
  return mentors.flatMap(({ portraitKey }) => portraitKey ?? []);
}

/** What somebody wrote of mentors, with the files of the portraits that they sent. Throws what `rewriteImage` throws. */
export async function withPortraits(
  edits: readonly MentorEdit[],
  known: readonly MentorValue[],
  rewrite: (portrait: Readable) => Promise<ImageFile>,
): Promise<{ mentors: MentorValue[]; files: ImageFile[] }> {
  const mentors: MentorValue[] = [];
  const files: ImageFile[] = [];
  for (const { id, portrait, ...texts } of edits) {
    // Those that came with the product can come back, and have their drawing again.
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
