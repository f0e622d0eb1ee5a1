import { textsOf } from './texts.ts';

/** What admins are told where they write and publish courses. */
export const courseFormTexts = textsOf('course-form', {
  create: {
    heading: 'Create New Course',
    create: 'Create course',
    saveDraft: 'Save as draft',
    /** Beside the button that creates a course and publishes it in one: it names the two buttons above. */
    note: '“Create course” publishes it at once, without lectures: there is nothing to watch yet. “Save as draft” keeps it for admins until it is complete.',
  },
  edit: {
    heading: 'Edit course',
    published: 'Published',
    show: 'Show course',
    save: 'Save course',
    saveDraft: 'Save draft',
    publish: 'Publish',
    unpublish: 'Unpublish',
    lectures: 'Lectures',
    /** Names the box that chooses a lecture, with its title. */
    choose: 'Choose {lecture}',
    moveUp: 'Move up',
    moveDown: 'Move down',
    /** The same, with the title of the lecture. */
    moveNamedUp: 'Move up: {lecture}',
    moveNamedDown: 'Move down: {lecture}',
  },
  labels: {
    thumbnail: 'Thumbnail',
    title: 'Title',
    instructor: 'Instructor',
    category: 'Category',
    language: 'Language',
    description: 'Description',
  },
  help: {
    picture: 'JPG, JPEG or PNG, up to 10 MB. It is shown in 16:9.',
    anotherPicture: 'Choose another one to replace it: JPG, JPEG or PNG, up to 10 MB.',
    currentPicture: 'Picture now',
    instructor: 'Who teaches this course',
    language: 'A search finds its words with their other endings, too',
  },
  /** The languages that a course may be in: those whose endings a search forgives, and all others. */
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
    OTHER: 'Another one',
  },
  /** Above the page of a course that only admins see. */
  draft: {
    label: 'Draft',
    text: 'Only admins see this course.',
    /** `parts` are some of those below, as a list. */
    incomplete: 'Only admins see this course. Before it can be published it needs {parts}.',
    parts: {
      thumbnail: 'a thumbnail',
      instructor: 'an instructor',
      category: 'a category',
      description: 'a description',
    },
    complete: 'Complete it',
    publish: 'Publish',
    preview: 'Preview',
  },
  /** Above the same page as visitors see it. */
  preview: {
    label: 'Preview',
    text: 'This is what visitors see of this course.',
    end: 'End preview',
  },
  /** Asked before a course is published that lacks something. */
  publishCheck: {
    question: 'Publish it as it is?',
    consequence: 'Everybody sees it at once, and subscribers are sold what it has.',
    publish: 'Publish anyway',
    notYet: 'Not yet',
    noLectures: 'It has no lectures yet: there is nothing to watch.',
    onlyDrafts: 'All of its lectures are drafts: there is nothing to watch until they are published, too.',
    onlyWithoutVideo: 'None of its lectures has a video yet: there is nothing to watch.',
    drafts: 'Drafts, which stay hidden: {count, plural, one {# lecture} other {# lectures}}',
    noVideo: 'No video yet, hidden until there is one: {count, plural, one {# lecture} other {# lectures}}',
    failedVideo: 'The video could not be prepared: {count, plural, one {# lecture} other {# lectures}}',
    noCaptions: 'No captions: {count, plural, one {# lecture} other {# lectures}}',
    noDescription: 'No description: {count, plural, one {# lecture} other {# lectures}}',
  },
});
