/** The CSS variable with the picture that a page will show first, for as long as its scripts have drawn nothing. */
export const firstPicture = '--first-picture';
