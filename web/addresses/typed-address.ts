/** An address as form values, without its country. */
export interface TypedAddress {
  line1: string;
  line2: string;
  city: string;
  state: string;
  postcode: string;
}

export const NO_ADDRESS: TypedAddress = { line1: '', line2: '', city: '', state: '', postcode: '' };
