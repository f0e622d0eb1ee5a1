/** What is asked before a course is published that lacks something. */
export const publishCheckTexts = {
  question: 'Publish it as it is?',
  consequence: 'Everybody sees it at once, and subscribers are sold what it has.',
  noLectures: 'It has no lectures yet: there is nothing to watch.',
  onlyDrafts: 'All of its lectures are drafts: there is nothing to watch until they are published, too.',
  drafts: (lectures: string) => `Drafts, which stay hidden: ${lectures}`,
  noCaptions: (lectures: string) => `No captions: ${lectures}`,
  noDescription: (lectures: string) => `No description: ${lectures}`,
} as const;
