const SAVED_WITHIN_MS = 10_000;

/** Has the browser save a file under this name, as a download does. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers read the file after the click, and find nothing at a revoked address.
  setTimeout(() => URL.revokeObjectURL(address), SAVED_WITHIN_MS);
}
