const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for text that can be the id of a row; no other text names one. */
export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text);
}
