/** Form values of a destination's guide. */
import type { DestinationGuideInput } from '../../data/schema.generated';
import { foundProblems } from '../../lib/forms/found-problems';
import { poundsOf, poundsProblem, readPounds } from '../../lib/forms/pounds';
import type { ManagedGuideFragment } from './guides.generated';

/** All text, as typed. */
export interface GuideForm {
  transitTimes: TransitEntry[];
  charges: ChargeEntry[];
  goods: GoodsEntry[];
  containerPrices: ContainerEntry[];
  papers: PaperEntry[];
}

export type GuideList = keyof GuideForm;

interface SourceEntry {
  source: string;
  checkedOn: string;
}
interface TransitEntry extends SourceEntry {
  service: ManagedGuideFragment['transitTimes'][number]['service'];
  fromDays: string;
  toDays: string;
}
interface ChargeEntry extends SourceEntry {
  name: string;
  kind: ManagedGuideFragment['charges'][number]['kind'];
  scope: ManagedGuideFragment['charges'][number]['scope'];
  reason: string;
  from: string;
  to: string;
  howToAvoid: string;
}
interface GoodsEntry extends SourceEntry {
  name: string;
  /** With commas between. */
  words: string;
  kind: ManagedGuideFragment['goods'][number]['kind'];
  explanation: string;
}
interface ContainerEntry extends SourceEntry {
  size: ManagedGuideFragment['containerPrices'][number]['size'];
  price: string;
}

interface PaperEntry extends SourceEntry {
  name: string;
  explanation: string;
  dueBefore: ManagedGuideFragment['papers'][number]['dueBefore'];
  days: string;
}

export const LIST_TITLES: Readonly<Record<GuideList, string>> = {
  transitTimes: 'Transit times',
  charges: 'Charges at the destination',
  goods: 'Goods rules',
  containerPrices: 'Container prices',
  papers: 'Papers for customs',
};

const unsourced = { source: '', checkedOn: '' };

/** The entry that "Add" adds to each list. */
export const NEW_ENTRIES: { readonly [List in GuideList]: GuideForm[List][number] } = {
  transitTimes: { service: 'STANDARD', fromDays: '', toDays: '', ...unsourced },
  charges: {
    ...{ name: '', kind: 'POSSIBLE', scope: 'ANY', reason: '', from: '0.00', to: '', howToAvoid: '' },
    ...unsourced,
  },
  goods: { name: '', words: '', kind: 'FORBIDDEN', explanation: '', ...unsourced },
  containerPrices: { size: 'FT_20', price: '', ...unsourced },
  papers: { name: '', explanation: '', dueBefore: 'ARRIVAL', days: '14', ...unsourced },
};

/** The guide as form values. */
export function startGuideForm(guide: ManagedGuideFragment): GuideForm {
  return {
    transitTimes: guide.transitTimes.map(({ service, fromDays, toDays, source, checkedOn }) => ({
      ...{ service, source, checkedOn },
      fromDays: String(fromDays),
      toDays: String(toDays),
    })),
    charges: guide.charges.map(({ name, kind, scope, reason, from, to, howToAvoid, source, checkedOn }) => ({
      ...{ name, kind, scope, reason, howToAvoid, source, checkedOn },
      from: poundsOf(from.minorUnits),
      to: poundsOf(to.minorUnits),
    })),
    goods: guide.goods.map(({ name, words, kind, explanation, source, checkedOn }) => ({
      ...{ name, kind, explanation, source, checkedOn },
      words: words.join(', '),
    })),
    containerPrices: guide.containerPrices.map(({ size, price, source, checkedOn }) => ({
      ...{ size, source, checkedOn },
      price: poundsOf(price.minorUnits),
    })),
    papers: guide.papers.map(({ name, explanation, dueBefore, days, source, checkedOn }) => ({
      ...{ name, explanation, dueBefore, source, checkedOn },
      days: String(days),
    })),
  };
}

/** The lists that differ from the guide, as server input. */
export function toGuideInput(
  form: GuideForm,
  guide: ManagedGuideFragment,
  version: number,
): DestinationGuideInput {
  const before = startGuideForm(guide);
  const isChanged = (list: GuideList) => JSON.stringify(form[list]) !== JSON.stringify(before[list]);
  return {
    version,
    ...(isChanged('transitTimes') && {
      transitTimes: form.transitTimes.map((time) => ({
        ...time,
        fromDays: Number(time.fromDays),
        toDays: Number(time.toDays),
      })),
    }),
    ...(isChanged('charges') && {
      charges: form.charges.map((charge) => ({
        ...charge,
        from: readPounds(charge.from) ?? 0,
        to: readPounds(charge.to) ?? 0,
      })),
    }),
    ...(isChanged('goods') && {
      goods: form.goods.map((rule) => ({ ...rule, words: splitAtCommas(rule.words) })),
    }),
    ...(isChanged('containerPrices') && {
      containerPrices: form.containerPrices.map((container) => ({
        ...container,
        price: readPounds(container.price) ?? 0,
      })),
    }),
    ...(isChanged('papers') && {
      papers: form.papers.map((paper) => ({ ...paper, days: Number(paper.days) })),
    }),
  };
}

/** Every invalid field with its message, by path ("charges.0.to"). The server checks rules across fields. */
export function checkGuideForm(form: GuideForm): Map<string, string> {
  const { transitTimes, charges, goods, containerPrices, papers } = form;
  const amount = (typed: string) => poundsProblem(typed, 'Enter an amount from 0.00 to 99,999.99');
  const days = (typed: string) => (/^\d+$/.test(typed.trim()) ? null : 'Enter whole days');
  const text = (typed: string, message: string) => (typed.trim() ? null : message);
  return foundProblems<string>([
    ...transitTimes.flatMap(({ fromDays, toDays }, at) => [
      [`transitTimes.${at}.fromDays`, days(fromDays)] as const,
      [`transitTimes.${at}.toDays`, days(toDays)] as const,
    ]),
    ...charges.flatMap(({ name, reason, from, to }, at) => [
      [`charges.${at}.name`, text(name, 'Name it')] as const,
      [`charges.${at}.reason`, text(reason, 'Say when and why it is asked for')] as const,
      [`charges.${at}.from`, amount(from)] as const,
      [`charges.${at}.to`, amount(to)] as const,
    ]),
    ...goods.flatMap(({ name, words, explanation }, at) => [
      [`goods.${at}.name`, text(name, 'Name them')] as const,
      [`goods.${at}.words`, splitAtCommas(words).length > 0 ? null : 'Enter words that people type'] as const,
      [`goods.${at}.explanation`, text(explanation, 'Explain it')] as const,
    ]),
    ...containerPrices.map(({ price }, at) => [`containerPrices.${at}.price`, amount(price)] as const),
    ...papers.flatMap(({ name, explanation, days: before }, at) => [
      [`papers.${at}.name`, text(name, 'Name it')] as const,
      [`papers.${at}.explanation`, text(explanation, 'Say what has to be in it')] as const,
      [`papers.${at}.days`, days(before)] as const,
    ]),
    ...(Object.keys(LIST_TITLES) as GuideList[]).flatMap((list) =>
      form[list].flatMap(({ source, checkedOn }, at) => [
        [`${list}.${at}.source`, text(source, 'Say where this comes from')] as const,
        [`${list}.${at}.checkedOn`, text(checkedOn, 'Enter the day you checked it')] as const,
      ]),
    ),
  ]);
}

function splitAtCommas(typed: string): string[] {
  return typed
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
