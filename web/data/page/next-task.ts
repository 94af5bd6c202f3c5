/** Resolves in another task: between two of them the browser handles presses and paints. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
