import { z } from 'zod';
import { isReadablePicture } from '#client/forms/readable-picture.ts';
import { authMessages } from '#shared/auth.ts';
import { imageTypes, limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import type { Said } from '#shared/rules.ts';

const avatarTypes: readonly string[] = imageTypes.avatar;

/** Validates an avatar by type and size; the server inspects its content. `empty` is the error for a missing file. */
export const avatarRule = (empty: Said) =>
  z
    .instanceof(File, { error: empty })
    .refine(({ type }) => avatarTypes.includes(type), {
      error: () => authMessages.validation.avatarFormat,
    })
    .refine(({ size }) => size <= limits.imageBytes, {
      error: () => messages.validation.imageTooLarge,
    })
    .refine(isReadablePicture, { error: () => messages.validation.imageUnreadable });
