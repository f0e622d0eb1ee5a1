/** How the specification calls the months, January first (section 2). */
export const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** The name of a month, 1 to 12. */
export const monthName = (month: number): string => monthNames[month - 1] ?? '';
