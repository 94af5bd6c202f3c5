/** A random UUID, also without https, where browsers lack `crypto.randomUUID`. */
export function newUuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Version 4 and variant 1 of RFC 9562.
  bytes.set([(bytes[6]! & 0x0f) | 0x40], 6);
  bytes.set([(bytes[8]! & 0x3f) | 0x80], 8);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
