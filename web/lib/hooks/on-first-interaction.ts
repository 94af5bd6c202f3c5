const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'];
const OPTIONS = { capture: true, passive: true };

/** Calls `task` once, on the visitor's first pointer move, press, key or scroll. Returns the cancel function. */
export function onFirstInteraction(task: () => void): () => void {
  const stop = () => {
    for (const touch of TOUCHES) window.removeEventListener(touch, run, OPTIONS);
  };
  const run = (event: Event) => {
    // A row of links that shows its current one scrolls by itself.
    if (event.type === 'scroll' && event.target !== document) return;
    stop();
    task();
  };
  for (const touch of TOUCHES) window.addEventListener(touch, run, OPTIONS);
  return stop;
}
