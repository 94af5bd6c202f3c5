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
  HTMLElement.prototype.hidePopover = function () {
    setPopover(this, false);
  };
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element && target.closest('[popovertarget]');
    const panel = opener && document.getElementById(opener.getAttribute('popovertarget')!);
    if (panel) setPopover(panel, !OPENED.has(panel));
  });
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

const OPENED = new WeakSet<Element>();

function setPopover(panel: Element, isOpen: boolean): void {
  if (OPENED.has(panel) === isOpen) return;
  OPENED[isOpen ? 'add' : 'delete'](panel);
  panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: isOpen ? 'open' : 'closed' }));
}
