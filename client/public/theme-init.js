// Runs before the first paint, so that the page never flashes in the wrong colours, and follows the system for as long as no
// other script does. Kept in step with src/theme/color-mode.ts.
(() => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    let mode = null;
    try {
      mode = localStorage.getItem('lectern.color-mode');
    } catch {
      // Without storage the system decides.
    }
    const dark = mode ? mode === 'dark' : system.matches;
    document.documentElement.classList.toggle('dark', dark);
    document.documentElement.classList.toggle('light', !dark);
  };
  show();
  system.addEventListener('change', show);
})();
