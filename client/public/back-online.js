// Reloads the offline page as soon as the school responds. Without this script, the page only has a link.
(() => {
  const longestPause = 60_000;
  let pause = 2_000;
  let timer = 0;
  const goBack = async () => {
    clearTimeout(timer);
    const isThere = await fetch('/livez', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return location.reload();
    timer = setTimeout(goBack, pause);
    pause = Math.min(pause * 2, longestPause);
  };
  addEventListener('online', () => {
    pause = 2_000;
    void goBack();
  });
  void goBack();
})();
