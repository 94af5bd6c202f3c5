/** The line of an email with the number of a message's files; none for none. They are opened on the page. */
export function filesLine(files: number): string[] {
  if (files === 0) return [];
  return [files === 1 ? '1 file came with it.' : `${files} files came with it.`];
}
