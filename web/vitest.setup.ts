import '@testing-library/jest-dom/vitest';

// Browser features missing in jsdom. Whatever depends on them is tested in a real browser (e2e).
window.matchMedia ??= (media: string): MediaQueryList =>
  ({
    media,
    matches: media.includes('reduce'),
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
