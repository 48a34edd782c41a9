/** Copy a text. Pages without https, as in school networks, have no clipboard API, so they select and copy a hidden
 *  field. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard as Clipboard | undefined) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Forbidden: try the fallback.
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position: fixed; opacity: 0';
  const before = document.activeElement as HTMLElement | null;
  // While a dialog is open, only fields inside it can be selected.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without https
  const done = document.execCommand('copy');
  field.remove();
  before?.focus();
  return done;
}
