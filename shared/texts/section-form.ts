import { textsOf } from './texts.ts';

/** The controls with which admins arrange the sections of a course. */
export const sectionFormTexts = textsOf('section-form', {
  add: 'Add section',
  edit: 'Edit section',
  editNamed: 'Edit section {title}',
  save: 'Save section',
  delete: 'Delete section',
  deleteNamed: 'Delete section {title}',
  moveUp: 'Move section up',
  moveDown: 'Move section down',
  moveNamedUp: 'Move section {title} up',
  moveNamedDown: 'Move section {title} down',
  field: {
    title: 'Section title',
    summary: 'Summary (optional)',
    summaryHelp: 'One or two sentences on what learners do in this section.',
    /** Selects the lecture with which a new section begins. */
    begin: 'First lecture',
    beginHelp: 'The section contains this lecture and those after it, up to the next section.',
    empty: 'None yet: an empty section at the end',
  },
  noLectures: 'No lectures yet. Drag lectures here, or select them and choose Move.',
  /** The place of lectures that belong to no section. */
  before: 'Before the first section',
  move: 'Move',
  moveTitle: 'Move {count, plural, one {# lecture} other {# lectures}} to',
  /** What screen readers say after the new position of a lecture. */
  inSection: 'Section: {title}.',
  loading: { create: 'Adding the section', update: 'Saving the section', delete: 'Deleting the section' },
  success: { create: 'Section added', update: 'Section saved', delete: 'Section deleted' },
  failure: {
    create: 'Failed to add the section',
    update: 'Failed to save the section',
    delete: 'Failed to delete the section',
  },
});
