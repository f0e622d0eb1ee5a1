import type { courseLanguages } from '#shared/course-languages.ts';

/** Lengths count characters, sizes count bytes. */
export const importLimits = {
  /** Files of a folder. */
  files: 10_000,
  /** Pictures in the texts of an imported course. */
  pictures: 1_000,
  /** Lectures of an imported course. */
  lectures: 1_000,
  path: { max: 1_000 },
  /** A plan as JSON. */
  planBytes: 20 * 1024 * 1024,
} as const;

/** Captions of a planned video. */
export interface PlannedCaptions {
  /** BCP 47. */
  language: string;
  path: string;
  /** WebVTT or SRT. */
  source: string;
}

/** A planned file of a lecture or of the course. */
export interface PlannedFile {
  path: string;
  /** In bytes. */
  size: number;
}

interface PlannedFields {
  title: string;
  isFreePreview: boolean;
  /** Whether only admins see it. */
  isDraft: boolean;
  files: PlannedFile[];
}

export interface PlannedVideo extends PlannedFields {
  kind: 'VIDEO';
  path: string;
  /** In bytes. */
  size: number;
  description: string;
  /** Whether it plays on the page of the course. */
  isTrailer: boolean;
  captions: PlannedCaptions[];
}

export interface PlannedText extends PlannedFields {
  kind: 'TEXT';
  /** Markdown. In place of the address of a picture of the plan, it has a `pictureMark`. */
  text: string;
}

export interface PlannedLink extends PlannedFields {
  kind: 'LINK';
  url: string;
  description: string;
}

export type PlannedLecture = PlannedVideo | PlannedText | PlannedLink;

export interface PlannedSection {
  title: string;
  summary: string;
  lectures: PlannedLecture[];
}

/** A course as it will be imported: a draft, with its lectures in teaching order. */
export interface CoursePlan {
  title: string;
  description: string;
  category: string;
  instructor: string;
  language: keyof typeof courseLanguages;
  outcomes: string[];
  audience: string;
  requirements: string;
  approvalNumber: string;
  /** The picture of the course. */
  picture: PlannedFile | null;
  /** The pictures in texts. */
  pictures: PlannedFile[];
  /** Lectures before the first section. */
  lectures: PlannedLecture[];
  sections: PlannedSection[];
  files: PlannedFile[];
}

/** Returns the lectures of a plan, in teaching order. */
export const lecturesOf = ({ lectures, sections }: CoursePlan): PlannedLecture[] => [
  ...lectures,
  ...sections.flatMap((section) => section.lectures),
];

/** Returns all files of a plan: those of the lectures, in teaching order, and those of the course. */
export const filesOf = (plan: CoursePlan): PlannedFile[] => [
  ...lecturesOf(plan).flatMap(({ files }) => files),
  ...plan.files,
];

/** Returns all pictures of a plan: that of the course, and those in texts. */
export const picturesOf = ({ picture, pictures }: CoursePlan): PlannedFile[] => [
  ...(picture ? [picture] : []),
  ...pictures,
];

/** What a text has in place of the address of a picture of its plan, until the picture has arrived. */
export const pictureMark = (index: number): string => `imported-picture:${index}.`;
