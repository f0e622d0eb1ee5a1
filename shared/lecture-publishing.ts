import { textsOf } from './texts/texts.ts';

/** What is said where admins publish lectures. */
export const lecturePublishingTexts = textsOf('lecture-publishing', {
  loading: 'Saving the lectures',
  failure: 'Failed to save the lectures',
  published: '{count, plural, one {Lecture published} other {# lectures published}}',
  scheduled:
    '{count, plural, one {The lecture will be published on {time}} other {# lectures will be published on {time}}}',
  unpublished: '{count, plural, one {Lecture is a draft} other {# lectures are drafts}}',
  /** Names the box that tells of drafts. */
  heading: 'Drafts',
  drafts:
    '{count, plural, one {# lecture is a draft: only admins see it.} other {# lectures are drafts: only admins see them.}}',
  publishDrafts: '{count, plural, one {Publish the draft} other {Publish all # drafts}}',
  publishChosen: '{count, plural, one {Publish # lecture} other {Publish # lectures}}',
  publish: 'Publish',
  unpublish: 'Unpublish',
  /** Takes back that a draft is published later. */
  cancelSchedule: 'Do not publish',
  later: 'Publish later',
  schedule: 'Schedule',
  isDraft: 'Only admins see this lecture.',
  scheduledFor: 'Scheduled for {time}',
  time: 'Day and time',
  timeZone: 'Where you are: {zone}',
  atOnce: 'Publish videos that are dropped here at once, without a draft',
  savedSetting: 'Saved how videos are published',
});
