/** The key of the browser's storage for the positions of a visitor. */
export const visitorProgressKey = 'lectern-visitor-progress';
