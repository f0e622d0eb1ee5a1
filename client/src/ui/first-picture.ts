/** The CSS variable with the first picture of a page, set until its scripts have drawn it. */
export const firstPicture = '--first-picture';
