/** The file of a picture that an admin has chosen: its name tells it from those that come of themselves. */
export const CHOSEN_POSTER = 'chosen-poster.webp';
