import { textsOf } from './texts.ts';

/** The screens where admins create, edit and publish courses. */
export const courseFormTexts = textsOf('course-form', {
  create: {
    heading: 'Create New Course',
    create: 'Create course',
    saveDraft: 'Save as draft',
    /** Beside the two buttons of the form. It quotes the labels above, `create` and `saveDraft`. `create` also publishes the course. */
    note: '“Create course” publishes the course immediately, before it has any lectures to watch. “Save as draft” keeps it visible only to admins while you complete it.',
  },
  /** The title of a duplicated course. */
  copyOf: 'Copy of {title}',
  edit: {
    heading: 'Edit course',
    published: 'Published',
    show: 'View course',
    save: 'Save course',
    saveDraft: 'Save draft',
    publish: 'Publish',
    unpublish: 'Unpublish',
    lectures: 'Lectures',
    copy: 'Duplicate course',
    copying: 'Duplicating the course',
    copied: 'Course duplicated',
    copyFailure: 'Failed to duplicate the course',
    /** Downloads the whole course as an archive that can be imported again. */
    export: 'Export course',
    exportFailure: 'Failed to export the course',
    exportLacksVideo:
      'The lecture “{title}” has no video yet. Wait until it is uploaded, or delete the lecture',
    /** The screen reader name of the checkbox that selects a lecture. `lecture` is its title. */
    choose: 'Select {lecture}',
    moveUp: 'Move up',
    moveDown: 'Move down',
    /** The screen reader names of these buttons. `lecture` is the title of the lecture. */
    moveNamedUp: 'Move up: {lecture}',
    moveNamedDown: 'Move down: {lecture}',
  },
  labels: {
    thumbnail: 'Thumbnail',
    title: 'Title',
    instructor: 'Instructor',
    category: 'Category',
    language: 'Language',
    approvalNumber: 'Approval number',
    description: 'Description',
    outcomes: 'What learners will be able to do',
    audience: 'Who it is for',
    requirements: 'What is needed',
  },
  help: {
    picture: 'JPG, JPEG or PNG, up to 10 MB. It is shown in 16:9.',
    anotherPicture: 'Choose another picture to replace this one: JPG, JPEG or PNG, up to 10 MB.',
    currentPicture: 'Current picture',
    instructor: 'The person who teaches this course',
    language: 'Lets search find other forms of the same word',
    approvalNumber:
      'The number under which an authority has approved the course, such as the ZFU for distance learning in Germany. The course page shows it. Leave empty if the course needs no approval.',
    outcomes: 'One per line, up to {lines} lines. The course page shows them as a list.',
    audience: 'One or two sentences. Leave empty to omit the section.',
    requirements: 'Skills, tools or supplies that learners need. Leave empty to omit the section.',
  },
  /** The languages of a course. Search finds other forms of a word in each of them except `OTHER`. */
  languages: {
    ARABIC: 'Arabic',
    DANISH: 'Danish',
    DUTCH: 'Dutch',
    ENGLISH: 'English',
    FINNISH: 'Finnish',
    FRENCH: 'French',
    GERMAN: 'German',
    ITALIAN: 'Italian',
    NORWEGIAN: 'Norwegian',
    PORTUGUESE: 'Portuguese',
    RUSSIAN: 'Russian',
    SPANISH: 'Spanish',
    SWEDISH: 'Swedish',
    TURKISH: 'Turkish',
    OTHER: 'Other',
  },
  /** Above the page of a draft course. */
  draft: {
    label: 'Draft',
    text: 'Only admins can see this course.',
    /** `parts` is a list of one or more of the texts in `parts` below. */
    incomplete: 'Only admins can see this course. To publish it, add {parts}.',
    parts: {
      thumbnail: 'a thumbnail',
      instructor: 'an instructor',
      category: 'a category',
      description: 'a description',
    },
    complete: 'Add missing details',
    publish: 'Publish',
    preview: 'Preview',
  },
  /** Above the same page when an admin previews it. */
  preview: {
    label: 'Preview',
    text: 'This is how visitors see this course.',
    end: 'Exit preview',
  },
  /** The confirmation before an incomplete course is published. It lists what is missing. */
  publishCheck: {
    question: 'Publish the course as it is?',
    consequence:
      'The course becomes visible to everyone immediately, and subscribers pay for what it contains now.',
    publish: 'Publish anyway',
    notYet: 'Not yet',
    noLectures: 'The course has no lectures yet, so there is nothing to watch.',
    onlyDrafts: 'All lectures are drafts. There is nothing to watch until they are published.',
    onlyWithoutVideo: 'None of the lectures has a video yet, so there is nothing to watch.',
    drafts: 'Drafts that stay hidden: {count, plural, one {# lecture} other {# lectures}}',
    noVideo: 'Hidden until a video is added: {count, plural, one {# lecture} other {# lectures}}',
    failedVideo: 'Video processing failed: {count, plural, one {# lecture} other {# lectures}}',
    noCaptions: 'No captions: {count, plural, one {# lecture} other {# lectures}}',
    noDescription: 'No description: {count, plural, one {# lecture} other {# lectures}}',
  },
});
