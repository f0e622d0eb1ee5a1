/** Where a free page of the school is linked. */
export const schoolPagePlaces = ['NONE', 'FOOTER', 'MENU'] as const;

export type SchoolPagePlace = (typeof schoolPagePlaces)[number];

/** Lengths count characters (code points). The length of the text is that of every page in Markdown. */
export const schoolPageLimits = {
  title: { max: 80 },
  slug: { max: 60 },
  /** Number of pages of a school. */
  count: { max: 30 },
} as const;
