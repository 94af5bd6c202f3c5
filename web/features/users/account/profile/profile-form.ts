/** Values, rules and input of the profile form. */
import { streetLine } from '../../../../../rules/people/addresses/address-parts';
import { emailProblem, phoneProblem } from '../../../../../rules/people/contact-rules';
import { countryCode, countryName } from '../../../../../rules/people/countries';
import type { ProfileInput } from '../../../../data/schema.generated';
import { foundProblems } from '../../../../lib/forms/found-problems';
import { addressProblemsAt } from '../../../addresses/address-values';
import { defaultBillingCountry } from '../../../addresses/countries';
import type { ProfileEditorFragment } from './ProfileEditor.generated';

export interface ProfileForm {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  line1: string;
  city: string;
  state: string;
  postcode: string;
  /** ISO code. */
  country: string;
  currentPassword: string;
}

const ADDRESS_PARTS = ['line1', 'city', 'state', 'postcode', 'country'] as const;

/** The profile as initial values. */
export function startProfileForm(user: ProfileEditorFragment): ProfileForm {
  const { firstName, lastName, email, phone, address } = user;
  return {
    ...{ firstName, lastName, email, phone },
    line1: address ? streetLine(address) : '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    postcode: address?.postcode ?? '',
    country: countryCode(address?.country ?? '') ?? defaultBillingCountry(),
    currentPassword: '',
  };
}

/** Whether the typed email address differs from the account's. */
export function isNewEmail(typed: string, current: string): boolean {
  return typed.trim().toLowerCase() !== current.toLowerCase();
}

/** Every invalid field with its message, in the order of the page. */
export function checkProfile(form: ProfileForm, before: ProfileForm): Map<keyof ProfileForm, string> {
  const { line1, city, state, postcode, country } = form;
  const isMoved = ADDRESS_PARTS.some((part) => form[part] !== before[part]);
  const hasAddress = [line1, city, state, postcode].some((part) => part.trim());
  return foundProblems<keyof ProfileForm>([
    ['firstName', form.firstName.trim() ? null : 'Name is required'],
    ['email', emailProblem(form.email)],
    [
      'currentPassword',
      isNewEmail(form.email, before.email) && !form.currentPassword ? 'Current password is required' : null,
    ],
    ['phone', form.phone === before.phone ? null : phoneProblem(form.phone)],
    ...(isMoved && hasAddress ? addressProblemsAt('', { line1, city, state, postcode }, country) : []),
  ]);
}

/** Only changed fields, so that a concurrent change of another field stays. */
export function toProfileInput(form: ProfileForm, before: ProfileForm): ProfileInput {
  const isMoved = ADDRESS_PARTS.some((part) => form[part] !== before[part]);
  const isRenamed = form.firstName !== before.firstName || form.lastName !== before.lastName;
  return {
    ...(isRenamed ? { firstName: form.firstName, lastName: form.lastName } : {}),
    ...(form.phone === before.phone ? {} : { phone: form.phone }),
    ...(isNewEmail(form.email, before.email)
      ? { email: form.email.trim(), currentPassword: form.currentPassword }
      : {}),
    ...(isMoved ? { address: addressOf(form, before) } : {}),
  };
}

function addressOf({ line1, city, state, postcode, country }: ProfileForm, before: ProfileForm) {
  const parts = { city, state, postcode, country: countryName(country) };
  // The form has one street line; while it is unchanged, the stored second line stays.
  return line1 === before.line1 ? parts : { ...parts, line1, line2: '' };
}
