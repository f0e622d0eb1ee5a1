/** What is asked before a course is published that lacks something. */
export const publishCheckTexts = {
  question: 'Publish it as it is?',
  consequence: 'Everybody sees it at once, and subscribers are sold what it has.',
  noLectures: 'It has no lectures yet: there is nothing to watch.',
  onlyDrafts: 'All of its lectures are drafts: there is nothing to watch until they are published, too.',
  onlyWithoutVideo: 'None of its lectures has a video yet: there is nothing to watch.',
  drafts: (lectures: string) => `Drafts, which stay hidden: ${lectures}`,
  noVideo: (lectures: string) => `No video yet, hidden until there is one: ${lectures}`,
  failedVideo: (lectures: string) => `The video could not be prepared: ${lectures}`,
  noCaptions: (lectures: string) => `No captions: ${lectures}`,
  noDescription: (lectures: string) => `No description: ${lectures}`,
  /** Beside the button that creates a course and publishes it in one. */
  created:
    '“Create course” publishes it at once, without lectures: there is nothing to watch yet. “Save as draft” keeps it for admins until it is complete.',
} as const;
