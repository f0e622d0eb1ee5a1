import { textsOf } from './texts.ts';

/** The settings of the free pages of the school, for admins. */
export const schoolPageTexts = textsOf('school-page', {
  title: 'Pages',
  intro: 'Pages with your own text, such as directions or a press page. Each has an address of its own.',
  caption: 'Pages, in the order of their links',
  none: {
    title: 'No pages yet',
    description: 'A page that you create is public at once.',
  },
  column: { title: 'Title', address: 'Address', place: 'Link', actions: 'Actions' },
  /** Where a page is linked. */
  places: { NONE: 'No link', FOOTER: 'Footer', MENU: 'Menu' },
  create: 'Create page',
  edit: 'Edit',
  editNamed: 'Edit {title}',
  moveUp: 'Move {title} up',
  moveDown: 'Move {title} down',
  delete: 'Delete',
  deleteNamed: 'Delete {title}',
  /** The question before a page is deleted, and what happens then. */
  question: 'Delete this page?',
  deletion: '“{title}” is deleted. Its address then leads to no page.',
  newHeading: 'New page',
  editHeading: 'Edit page',
  save: 'Save page',
  labels: { title: 'Title', slug: 'Address', place: 'Link', text: 'Text' },
  help: {
    /** `path` is the beginning of an address, such as `/pages/`. */
    slug: 'The part of the address after {path}. Letters and digits, with hyphens between words.',
    place: 'Pages without a link can be opened by their address and are listed for search engines.',
  },
  failure: {
    load: 'Failed to load the page',
    create: 'Failed to create the page',
    update: 'Failed to save the page',
    delete: 'Failed to delete the page',
  },
  loading: {
    create: 'Creating the page',
    update: 'Saving the page',
    delete: 'Deleting the page',
  },
  success: {
    create: 'Page created',
    update: 'Page saved',
    delete: 'Page deleted',
  },
  validation: {
    title: 'Enter a title for the page',
    slug: 'Enter an address of letters, digits and hyphens, such as visit-us',
    slugTaken: 'Another page has this address',
    text: 'Enter a text for the page',
    count: 'At most {count} pages are allowed',
  },
  notFound: 'This page does not exist',
  conflict: 'Another admin changed this page while you were editing. Your changes are not saved yet',
});
