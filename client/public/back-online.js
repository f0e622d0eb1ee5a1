// Leads from the page that says that there is no network back to what was asked for, as soon as the school answers. A page with its
// link alone is what is left without it.
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
