/** Says in an email how many files came with a message; nothing for none. They are read on the page. */
export function filesLine(files: number): string[] {
  if (files === 0) return [];
  return [files === 1 ? '1 file came with it.' : `${files} files came with it.`];
}
