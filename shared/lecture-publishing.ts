import { textsOf } from './texts/texts.ts';

/** The controls with which admins publish lectures, and their notices. */
export const lecturePublishingTexts = textsOf('lecture-publishing', {
  loading: 'Saving the lectures',
  failure: 'Failed to save the lectures',
  published: '{count, plural, one {Lecture published} other {# lectures published}}',
  scheduled:
    '{count, plural, one {The lecture will be published on {time}} other {# lectures will be published on {time}}}',
  unpublished: '{count, plural, one {Lecture saved as draft} other {# lectures saved as drafts}}',
  /** The screen reader name of the box that counts the drafts. */
  heading: 'Drafts',
  drafts:
    '{count, plural, one {# lecture is a draft. Only admins can see it.} other {# lectures are drafts. Only admins can see them.}}',
  publishDrafts: '{count, plural, one {Publish the draft} other {Publish all # drafts}}',
  /** The screen reader name of the controls for the selected lectures. */
  selected: 'Selected lectures',
  publish: 'Publish',
  unpublish: 'Unpublish',
  /** Cancels the scheduled publishing of a draft. */
  cancelSchedule: 'Cancel schedule',
  trailer: {
    label: 'Video on the course page',
    help: 'It plays in place of the picture, for everyone. Any free video can be chosen.',
    first: 'The first free video',
    saved: 'Video of the course page saved',
  },
  openPreview: 'Free preview',
  closePreview: 'No free preview',
  trash: 'Move to trash',
  changed: {
    OPEN_PREVIEW:
      '{count, plural, one {Lecture is now a free preview} other {# lectures are now free previews}}',
    CLOSE_PREVIEW:
      '{count, plural, one {Lecture is now for subscribers only} other {# lectures are now for subscribers only}}',
    TRASH: '{count, plural, one {Lecture moved to the trash} other {# lectures moved to the trash}}',
    RESTORE: '{count, plural, one {Lecture restored} other {# lectures restored}}',
  },
  later: 'Publish later',
  schedule: 'Schedule',
  isDraft: 'Only admins can see this lecture.',
  scheduledFor: 'Scheduled for {time}',
  time: 'Date and time',
  timeZone: 'Your time zone: {zone}',
  /** Below the time in the dialog. */
  announced:
    'Until then, the course page shows the title and the time to everyone. Learners can ask for an email.',
  atOnce: 'Publish videos dropped here immediately instead of saving them as drafts',
  savedSetting: 'Publishing setting saved',
});
