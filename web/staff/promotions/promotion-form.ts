import type {
  DestinationKey,
  PromotionInput,
  PromotionKind,
  PromotionState,
} from '../../data/schema.generated';
import { formatPounds } from '../../lib/formats/formats';
import { poundsOf, readPounds } from '../../lib/forms/pounds';
import { choiceParam, defineFilters, pageParam, textParam } from '../../lib/lists/filters';
import type { ManagedPromotionFragment } from './promotions.generated';

export const STATES: Readonly<Record<PromotionState, string>> = {
  ACTIVE: 'Active',
  PLANNED: 'Planned',
  ENDED: 'Ended',
};
export const KINDS: Readonly<Record<PromotionKind, string>> = {
  PERCENT: 'Per cent off',
  PENCE: 'An amount off',
  FREE_SERVICE: 'Free service',
};

/** Filters of the list of promotions. */
export const PROMOTION_FILTERS = defineFilters({
  search: textParam,
  state: choiceParam(STATES),
  page: pageParam,
});

/** A promotion as it is typed: empty texts mean any, or none. */
export interface PromotionForm {
  code: string;
  name: string;
  kind: PromotionKind;
  value: string;
  destinations: DestinationKey[];
  startsOn: string;
  endsOn: string;
  minimum: string;
  oncePerAccount: boolean;
  usesMax: string;
}

export function startPromotionForm(promotion: ManagedPromotionFragment | null): PromotionForm {
  const { kind = 'PERCENT', value = 10, minimum } = promotion ?? {};
  return {
    code: promotion?.code ?? '',
    name: promotion?.name ?? '',
    kind,
    value: kind === 'PENCE' ? poundsOf(value) : String(value),
    destinations: [...(promotion?.destinations ?? [])],
    startsOn: promotion?.startsOn ?? '',
    endsOn: promotion?.endsOn ?? '',
    minimum: minimum?.minorUnits ? poundsOf(minimum.minorUnits) : '',
    oncePerAccount: promotion?.oncePerAccount ?? false,
    usesMax: promotion?.usesMax ? String(promotion.usesMax) : '',
  };
}

/** Every wrong field with its message. */
export function checkPromotion(form: PromotionForm): ReadonlyMap<string, string> {
  const { code, name, kind, value, startsOn, endsOn, minimum, usesMax } = form;
  const problems: [string, string | false][] = [
    ['name', !name.trim() && 'Enter a name of 1 to 60 characters'],
    [
      'code',
      code.trim() !== '' &&
        !/^[A-Za-z0-9-]{3,30}$/.test(code.trim()) &&
        'Enter 3 to 30 letters, digits and hyphens, or leave it empty',
    ],
    [
      'value',
      kind === 'PERCENT' && !/^(100|[1-9]\d?)$/.test(value.trim()) && 'Enter whole per cent from 1 to 100',
    ],
    ['value', kind === 'PENCE' && !readPounds(value) && 'Enter an amount from £0.01 to £99,999.99'],
    ['endsOn', startsOn !== '' && endsOn !== '' && endsOn < startsOn && 'Choose a day after the first'],
    [
      'minimum',
      minimum.trim() !== '' && readPounds(minimum) === null && 'Enter an amount, or leave it empty',
    ],
    [
      'usesMax',
      usesMax.trim() !== '' &&
        !/^[1-9]\d{0,5}$/.test(usesMax.trim()) &&
        'Enter a whole number, or leave it empty',
    ],
  ];
  return new Map(problems.flatMap(([field, message]) => (message ? [[field, message] as const] : [])));
}

/** The input of a valid form. */
export function toPromotionInput(form: PromotionForm): PromotionInput {
  const values = { PERCENT: Number(form.value), PENCE: readPounds(form.value) ?? 0, FREE_SERVICE: 0 };
  return {
    ...{ name: form.name.trim(), kind: form.kind, value: values[form.kind] },
    ...{ destinations: form.destinations, oncePerAccount: form.oncePerAccount },
    code: form.code.trim() || null,
    startsOn: form.startsOn || null,
    endsOn: form.endsOn || null,
    minimum: readPounds(form.minimum) ?? 0,
    usesMax: Number(form.usesMax) || null,
  };
}

/** "10% off", "£25.00 off", "Free service". */
export function discountText({ kind, value }: Pick<ManagedPromotionFragment, 'kind' | 'value'>): string {
  if (kind === 'FREE_SERVICE') return KINDS.FREE_SERVICE;
  return `${kind === 'PERCENT' ? `${value}%` : formatPounds(value)} off`;
}
