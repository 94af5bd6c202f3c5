/** Adds the features of a desktop browser that jsdom lacks. */
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
  Element.prototype.scrollTo = () => {};
  Object.assign(globalThis, {
    // Node's, as React calls it.
    FormData: class extends FormData {
      constructor(_form?: HTMLFormElement) {
        super();
      }
    },
    IntersectionObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
    DataTransfer: class {
      readonly files = document.createElement('input').files;
      readonly #texts = new Map<string, string>();
      setData(type: string, text: string) {
        this.#texts.set(type, text);
      }
      getData(type: string) {
        return this.#texts.get(type) ?? '';
      }
    },
  });
}
