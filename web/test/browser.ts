/** What jsdom lacks of a desktop browser. */
export function completeBrowser(): void {
  window.scrollTo = () => {};
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: !media.includes('prefers'),
      onchange: null,
      addListener() {},
      removeListener() {},
    });
  Element.prototype.scrollIntoView = () => {};
  Object.assign(globalThis, {
    DataTransfer: class {
      readonly files = document.createElement('input').files;
    },
  });
}
