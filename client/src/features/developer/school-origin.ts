/** The school's origin in the source of the guide. */
export const WRITTEN_ORIGIN = 'https://school.example';

let renderedOrigin = WRITTEN_ORIGIN;

/** Sets the origin that pages show when they are rendered on the server. */
export const setRenderedOrigin = (origin: string): void => {
  renderedOrigin = origin;
};

/** Returns the school's origin. */
export const schoolOrigin = (): string =>
  typeof window === 'undefined' ? renderedOrigin : window.location.origin;
