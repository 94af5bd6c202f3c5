const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'];
const OPTIONS = { capture: true, passive: true };

/** Calls `task` once, on the visitor's first pointer move, press, key or scroll. Returns the cancel function. */
export function onFirstInteraction(task: () => void): () => void {
  const stop = () => {
    for (const touch of TOUCHES) window.removeEventListener(touch, run, OPTIONS);
  };
  const run = () => {
    stop();
    task();
  };
  for (const touch of TOUCHES) window.addEventListener(touch, run, OPTIONS);
  return stop;
}
