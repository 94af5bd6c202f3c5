/** The listeners of an element, as every element of Stripe.js has them. */
export function createEvents() {
  /** @type {Map<string, Set<(event: any) => void>>} */
  const listeners = new Map();
  return {
    /** @param {string} event @param {(event: any) => void} listener */
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    /** @param {string} event @param {(event: any) => void} [listener] */
    off(event, listener) {
      if (listener) listeners.get(event)?.delete(listener);
      else listeners.delete(event);
    },
    /** @param {string} event @param {object} detail */
    emit(event, detail) {
      for (const listener of listeners.get(event) ?? []) listener(detail);
    },
    clear: () => listeners.clear(),
  };
}
