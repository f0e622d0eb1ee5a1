/** One slide: its content and its narration. */
export interface DemoSlide {
  /** At most two lines on the slide. */
  heading: string;
  /** Shown one after another during the narration. A point in backticks is shown as code or formula. */
  points: string[];
  /** Whole sentences. Words in «guillemets» are spoken in the course's `quotedLanguage`. */
  narration: string;
}

/** One lecture of a demo course, with the source of its video. */
export interface DemoLecture {
  /** Stable name for seeds and tests, unique across all demo courses. */
  key: string;
  title: string;
  description: string;
  /** Path of the mp4, relative to server/demo: media/<course>/<n>.mp4. The cues are in the same folder. */
  file: string;
  isFreePreview?: boolean;
  slides: DemoSlide[];
}

/** A text lecture of a demo course. */
export interface DemoText {
  /** Like that of a `DemoLecture`. */
  key: string;
  title: string;
  /** Path of its Markdown, relative to server/demo: media/<course>/<n>.md. */
  file: string;
}

/** A file of a demo course. */
export interface DemoFile {
  /** The name that people see. */
  name: string;
  /** Path relative to server/demo. Code has another extension there, because it is no part of the product. */
  file: string;
  /** The key of its lecture; without it, the file belongs to the whole course. */
  of?: string;
}

/** A section of a demo course. */
export interface DemoSection {
  title: string;
  summary: string;
  /** The key of its first lecture. */
  from: string;
}

/** A course of the demo school. */
export interface DemoCourse {
  slug: string;
  title: string;
  description: string;
  /** What learners will be able to do. */
  outcomes: string[];
  /** Who it is for. */
  audience: string;
  /** What is needed. */
  requirements: string;
  category: string;
  /** A fictional person. */
  instructor: string;
  /** Path of the picture, relative to server/demo. */
  thumbnail: string;
  /** Voice of the narration. */
  narrator: 'low' | 'high';
  /** Language (BCP 47) of words in «guillemets». */
  quotedLanguage?: string;
  /** The videos. */
  lectures: DemoLecture[];
  /** Text lectures after the videos. */
  texts?: DemoText[];
  files?: DemoFile[];
  /** In teaching order; a course without them has one list of lectures. */
  sections?: DemoSection[];
}
