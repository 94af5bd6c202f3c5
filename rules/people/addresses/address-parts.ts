/** The parts of a postal address. Forms, papers, messages and both APIs read this one list. */

/** The parts that people type, in the order of a letter; the country is chosen. */
export const TYPED_PARTS = ['line1', 'line2', 'city', 'state', 'postcode'] as const;
export const ADDRESS_PARTS = [...TYPED_PARTS, 'country'] as const;

/** An address as form values, without its country. */
export type AddressValues = Record<(typeof TYPED_PARTS)[number], string>;

/** An address as it is stored: empty text for a part that it does not have. */
export type PostalAddress = Readonly<Record<(typeof ADDRESS_PARTS)[number], string>>;

export const NO_ADDRESS: AddressValues = eachOf(TYPED_PARTS, () => '');
export const EMPTY_ADDRESS: PostalAddress = { ...NO_ADDRESS, country: '' };

/** The typed parts of an address, without its country or anything else that comes with it. */
export function typedParts(address: Readonly<AddressValues>): AddressValues {
  return eachOf(TYPED_PARTS, (part) => address[part]);
}

/** The postal parts of an address, without anything else that comes with it. */
export function postalParts(address: PostalAddress): PostalAddress {
  return eachOf(ADDRESS_PARTS, (part) => address[part]);
}

/** Street and house on one line. */
export function streetLine({ line1, line2 }: Pick<PostalAddress, 'line1' | 'line2'>): string {
  return [line1, line2].filter(Boolean).join(', ');
}

/** An address on one line, without its empty parts. */
export function addressLine(address: PostalAddress): string {
  return ADDRESS_PARTS.map((part) => address[part])
    .filter(Boolean)
    .join(', ');
}

/** Whether an address has nothing but its city, as a delivery whose street follows later. */
export function isStreetOpen(address: { readonly [Part in keyof AddressValues]?: string | null }): boolean {
  return TYPED_PARTS.every((part) => part === 'city' || !address[part]?.trim());
}

/** Each of these parts with a value. */
export function eachOf<Part extends string, Value>(
  parts: readonly Part[],
  toValue: (part: Part) => Value,
): Record<Part, Value> {
  return Object.fromEntries(parts.map((part) => [part, toValue(part)])) as Record<Part, Value>;
}
