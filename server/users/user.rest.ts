import type { User } from './user.entity.js';

/** A user as REST shows it: the address in flat fields, empty text for what is not known. */
export function toRestUser({ id, name, email, phone, address, role, status, createdAt }: User) {
  return {
    _id: id,
    id,
    name,
    email,
    phone,
    address: [address?.line1, address?.line2].filter(Boolean).join(', '),
    city: address?.city ?? '',
    state: address?.state ?? '',
    zipCode: address?.postcode ?? '',
    country: address?.country ?? '',
    role,
    status,
    createdAt,
  };
}
