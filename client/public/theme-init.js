// Runs before the first paint, so that the page never flashes in the wrong colors. Follows the system's color scheme.
// Keep in sync with src/theme/color-mode.ts.
(() => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    let mode = null;
    try {
      mode = localStorage.getItem('lectern.color-mode');
    } catch {
      // Without storage, the system setting applies.
    }
    const dark = mode ? mode === 'dark' : system.matches;
    document.documentElement.classList.toggle('dark', dark);
    document.documentElement.classList.toggle('light', !dark);
  };
  show();
  system.addEventListener('change', show);
})();
