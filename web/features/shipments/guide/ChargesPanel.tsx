import { styled } from 'styled-components';
import { type DestinationKey, destinationName } from '../../../../rules/destinations';
import {
  describeCharges,
  describeSources,
  possibleCharges,
} from '../../../../rules/guides/destination-charges';
import { fromGraphqlEnum } from '../../../data/enums';
import { Loading, Skeleton } from '../../../design/feedback/Skeleton';
import { PrintOnly, ScreenOnly } from '../../../design/page/print-styles';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { TitledPanel } from '../../../design/TitledPanel';
import { color } from '../../../design/theme/colors';
import { space, type } from '../../../design/theme/tokens';
import { formatDate, formatPounds } from '../../../lib/formats/formats';
import { type Charge, useGuide } from './use-guide';

export interface ChargesPanelProps {
  readonly destination: DestinationKey;
  /** Names of its items. */
  readonly names: readonly string[];
  readonly volumeCm3: number;
  /** The shipment has been paid: the panel says what is still to do. */
  readonly isPaid?: boolean;
}

/** The charges that others may ask for this shipment, the usual case first. Nothing when they cannot be read. */
export function ChargesPanel({ destination, names, volumeCm3, isPaid = false }: ChargesPanelProps) {
  const { guide, isLost } = useGuide(destination);
  if (isLost) return null;
  const charges = guide?.charges.map(({ kind, scope, from, to, ...charge }) => ({
    ...charge,
    kind: fromGraphqlEnum(kind),
    scope: fromGraphqlEnum(scope),
    fromPence: from.minorUnits,
    toPence: to.minorUnits,
  }));
  const goods = guide?.goods.map(({ words, kind }) => ({ words, kind: fromGraphqlEnum(kind) })) ?? [];
  const possible = possibleCharges(charges ?? [], goods, { names, volumeCm3 });
  const summary = describeCharges(possible, destinationName(destination), formatPounds);
  const included = charges?.filter(({ kind }) => kind === 'included') ?? [];
  if (isPaid && charges && possible.length === 0) return null;
  return (
    <>
      {charges && <PrintOnly>{summary}</PrintOnly>}
      <ScreenOnly>
        <TitledPanel
          id="charges"
          title={isPaid ? 'Avoid customs and port charges' : 'Customs and port charges'}
          isCollapsible="closed"
          hint={charges && hintOf(possible, isPaid)}
        >
          {!charges ? (
            <Loading label="Loading charges">
              <Skeleton height="12rem" />
            </Loading>
          ) : (
            <>
              {!isPaid && <Text>{summary}</Text>}
              {!isPaid && included.length > 0 && (
                <Text tone="textMuted">
                  Our price includes: {included.map(({ name }) => name).join(', ')}.
                </Text>
              )}
              <Charges aria-label={`Charges in ${destinationName(destination)}`}>
                {possible.map((charge) => (
                  <ChargeItem key={charge.name} charge={charge} isPaid={isPaid} />
                ))}
              </Charges>
              <Source>{describeSources(possible, formatDate)}</Source>
            </>
          )}
        </TitledPanel>
      </ScreenOnly>
    </>
  );
}

type ShownCharge = Pick<Charge, 'name' | 'reason' | 'howToAvoid'> & {
  readonly fromPence: number;
  readonly toPence: number;
};

function hintOf(possible: readonly ShownCharge[], isPaid: boolean): string {
  if (isPaid) return 'What to do before and after we collect';
  const usualPence = possible.reduce((sum, { fromPence }) => sum + fromPence, 0);
  if (usualPence > 0) return `Usually ${formatPounds(usualPence)}. What can cost extra`;
  return possible.length === 0 ? 'Nothing more' : 'Usually £0. What can cost extra';
}

function ChargeItem({ charge, isPaid }: { charge: ShownCharge; isPaid: boolean }) {
  const { name, reason, howToAvoid } = charge;
  return (
    <li>
      <Top>
        <span>{name}</span>
        {!isPaid && <Amount>{amountText(charge)}</Amount>}
      </Top>
      <Stack gap={1}>
        {howToAvoid && <Text size="small">{howToAvoid}</Text>}
        <Text size="small" tone="textMuted">
          {reason}
        </Text>
      </Stack>
    </li>
  );
}

function amountText({ fromPence, toPence }: ShownCharge): string {
  if (fromPence === toPence) return formatPounds(toPence);
  return fromPence > 0
    ? `${formatPounds(fromPence)} to ${formatPounds(toPence)}`
    : `Up to ${formatPounds(toPence)}`;
}

const Charges = styled.ul`
  display: grid;
  gap: ${space(4)};
  padding: 0;
  list-style: none;

  > li { padding-block-start: ${space(3)}; border-block-start: 1px solid ${color.line}; }
`;

const Top = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(3)};
  ${type('body', 600)}
`;

const Amount = styled.span`font-variant-numeric: tabular-nums;`;

const Source = styled.p`${type('caption')} color: ${color.textMuted}; overflow-wrap: anywhere;`;
