/** Whether the school can be reached at the moment. */
export const isReachable = (): Promise<boolean> =>
  fetch('/livez', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
