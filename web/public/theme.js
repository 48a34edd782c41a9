// Before anything is drawn: the theme and the size that were chosen, so that nothing flashes.
try {
  const kept = JSON.parse(localStorage.getItem('benchtop.settings') ?? '{}');
  const dark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  if (kept.size) document.documentElement.dataset.size = kept.size;
} catch {
  // No storage in this browser: the light theme it is.
}
