import { z } from 'zod';
import { fileLimits, fileMessages } from './file.ts';
import { name } from './rules.ts';

/** A file name on every system: one line without folders, and not only dots. */
const fileName = name(fileLimits.name.max, () => fileMessages.validation.name)
  .refine((value) => !/[/\\]/.test(value), { error: () => fileMessages.validation.separators })
  .refine((value) => !/^\.+$/.test(value), { error: () => fileMessages.validation.name });

export const fileRules = z.object({ name: fileName });
