/** One slide: what is drawn, and what is said while it is shown. */
export interface DemoSlide {
  /** At most two lines on the slide. */
  heading: string;
  /** Shown one after another while the narration runs. A point in backticks is set as code or formula. */
  points: string[];
  /** Whole sentences. Words in «guillemets» are spoken in the course's `quotedLanguage`. */
  narration: string;
}

/** One lecture of a demo course, with everything its video is made from. */
export interface DemoLecture {
  /** Unique over all demo courses; a stable name for seeds and tests. */
  key: string;
  title: string;
  description: string;
  /** Path of the mp4, relative to server/demo: media/<course>/<n>.mp4, its cues beside it. */
  file: string;
  isFreePreview?: boolean;
  slides: DemoSlide[];
}

/** A course of the demo school. */
export interface DemoCourse {
  slug: string;
  title: string;
  description: string;
  category: string;
  /** An invented person. */
  instructor: string;
  /** Path of the picture, relative to server/demo. */
  thumbnail: string;
  /** Which of the two narrating voices teaches the course. */
  narrator: 'low' | 'high';
  /** BCP 47 tag of the language in which words in «guillemets» are spoken. */
  quotedLanguage?: string;
  lectures: DemoLecture[];
}
