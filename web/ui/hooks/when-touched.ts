const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'];
const OPTIONS = { capture: true, passive: true };

/** Calls `task` once, as soon as the visitor moves, presses, types or scrolls anything. Returns the way to stop. */
export function whenTouched(task: () => void): () => void {
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
