/** File name of a poster that an admin has chosen. It tells the file from automatic posters. */
export const CHOSEN_POSTER = 'chosen-poster.webp';
