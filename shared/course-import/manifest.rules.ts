import { z } from 'zod';
import { courseLanguages } from '#shared/course-languages.ts';
import { courseImportTexts } from '#shared/texts/course-import.ts';

/** A path in the folder, with slashes. */
export const normalized = (value: string): string => value.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
const path = z.string().transform(normalized);

/** Whether each value of an object is a text: the captions by their languages. */
const hasTexts = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** A lecture of the manifest. It has one of `file`, a video, `text`, a Markdown file, and `link`, an address. */
const lecture = z
  .strictObject({
    file: path.optional(),
    text: path.optional(),
    link: z.string().optional(),
    title: z.string().optional(),
    description: z.string().optional(),
    free: z.boolean().default(false),
    draft: z.boolean().default(false),
    trailer: z.boolean().default(false),
    captions: z.custom<Record<string, string>>(hasTexts).optional(),
    files: z.array(path).default([]),
  })
  .refine(({ file, text, link }) => [file, text, link].filter((kind) => kind !== undefined).length === 1, {
    error: () => courseImportTexts.fault.kind,
  });

/** The tags of the languages of courses. */
const languages = new Map(Object.entries(courseLanguages).map(([name, tag]) => [tag ?? 'other', name]));

/** `course.yaml`. Without `lectures` and `sections`, the names in the folder tell them. */
export const manifestRules = z.strictObject({
  title: z.string().optional(),
  description: z.string().default(''),
  category: z.string().default(''),
  instructor: z.string().default(''),
  language: z
    .string()
    .refine((tag) => languages.has(tag), {
      error: () => courseImportTexts.fault.language({ languages: [...languages.keys()].join(', ') }),
    })
    .optional(),
  outcomes: z.array(z.string()).default([]),
  audience: z.string().default(''),
  requirements: z.string().default(''),
  approvalNumber: z.string().default(''),
  picture: path.optional(),
  lectures: z.array(lecture).optional(),
  sections: z
    .array(
      z.strictObject({
        title: z.string(),
        summary: z.string().default(''),
        lectures: z.array(lecture).default([]),
      }),
    )
    .optional(),
  files: z.array(path).default([]),
});

export type Manifest = z.infer<typeof manifestRules>;
export type ManifestLecture = z.infer<typeof lecture>;

/** Returns the language of a course for its tag. */
export const languageOf = (tag: string): keyof typeof courseLanguages =>
  // The map has the names of the object.
  (languages.get(tag) ?? 'OTHER') as keyof typeof courseLanguages;

/** Returns what is wrong with a part of the manifest, in our words. */
export function manifestFault(issue: z.core.$ZodIssue): string {
  const { fault } = courseImportTexts;
  if (issue.code === 'unrecognized_keys') return fault.unknownKey({ key: issue.keys[0] ?? '' });
  return issue.code === 'custom' ? issue.message : fault.value;
}
