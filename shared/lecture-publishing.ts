/** What is said where admins publish lectures. */
export const lecturePublishingTexts = {
  loading: 'Saving the lectures',
  failure: 'Failed to save the lectures',
  published: (count: number) => (count === 1 ? 'Lecture published' : `${count} lectures published`),
  scheduled: (count: number, time: string) =>
    count === 1
      ? `The lecture will be published on ${time}`
      : `${count} lectures will be published on ${time}`,
  unpublished: (count: number) => (count === 1 ? 'Lecture is a draft' : `${count} lectures are drafts`),
  drafts: (count: number) =>
    count === 1
      ? '1 lecture is a draft: only admins see it.'
      : `${count} lectures are drafts: only admins see them.`,
  publishDrafts: (count: number) => (count === 1 ? 'Publish the draft' : `Publish all ${count} drafts`),
  publishChosen: (count: number) => (count === 1 ? 'Publish 1 lecture' : `Publish ${count} lectures`),
  isDraft: 'Only admins see this lecture.',
  scheduledFor: (time: string) => `Scheduled for ${time}`,
  time: 'Day and time',
  timeZone: (zone: string) => `Where you are: ${zone}`,
  atOnce: 'Publish videos that are dropped here at once, without a draft',
  savedSetting: 'Saved how videos are published',
} as const;
