/**
 * Returns the slug of the course that the specification passes between screens in the navigation state (`{ course }`), or null.
 * Such a state survives reloads and can have any content.
 */
export function slugOfState(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('course' in state)) return null;
  const { course } = state;
  if (typeof course !== 'object' || course === null || !('slug' in course)) return null;
  return typeof course.slug === 'string' && course.slug !== '' ? course.slug : null;
}
