// Runs before the first paint, so that the page never flashes in the wrong colours. Kept in step with
// src/lib/color-mode.ts.
(() => {
  let mode = null;
  try {
    mode = localStorage.getItem('lectern.color-mode');
  } catch {
    // Without storage the system decides.
  }
  const dark = mode ? mode === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.add(dark ? 'dark' : 'light');
})();
