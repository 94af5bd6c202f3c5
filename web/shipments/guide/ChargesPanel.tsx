import { styled } from 'styled-components';
import { describeCharges, worstChargesPence } from '../../../rules/destination-guide';
import { type DestinationKey, destinationName } from '../../../rules/destinations';
import { color } from '../../theme/colors';
import { space, type } from '../../theme/tokens';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { formatDate, formatPounds } from '../../ui/formats';
import { OnPaper, OnScreen } from '../../ui/page/print-styles';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TitledPanel } from '../../ui/TitledPanel';
import { type Charge, useGuide } from './use-guide';

interface ChargesPanelProps {
  destination: DestinationKey;
  /** What we ask for in all. */
  totalPence: number;
  /** Whether that has been paid. */
  isPaid?: boolean;
}

/** What is paid to us, what others may ask for at the destination, and the total at worst. Nothing when it cannot be read. */
export function ChargesPanel({ destination, totalPence, isPaid = false }: ChargesPanelProps) {
  const { guide, isLost } = useGuide(destination);
  if (isLost) return null;
  const charges = guide?.charges.map((charge) => ({
    ...charge,
    kind: charge.kind === 'POSSIBLE' ? ('possible' as const) : ('included' as const),
    toPence: charge.to.minorUnits,
  }));
  const worstPence = charges ? worstChargesPence(charges) : 0;
  const summary = charges && describeCharges(charges, formatPounds);
  return (
    <>
      <OnPaper>{summary}</OnPaper>
      <OnScreen>
        <TitledPanel
          id="charges"
          title="What you may still be asked for"
          isFoldable
          hint={
            charges &&
            (worstPence > 0 ? `Up to ${formatPounds(worstPence)} more, and how to avoid it` : 'Nothing more')
          }
        >
          {!guide || !charges ? (
            <Loading label="Loading charges">
              <Skeleton height="12rem" />
            </Loading>
          ) : (
            <>
              <Text>
                <strong>
                  You {isPaid ? 'paid' : 'pay'} us {formatPounds(totalPence)}.
                </strong>{' '}
                {summary}
                {worstPence > 0 && ` At worst that makes ${formatPounds(totalPence + worstPence)} in all.`}
              </Text>
              <Charges aria-label={`Charges in ${destinationName(destination)}`}>
                {guide.charges.map((charge) => (
                  <ChargeItem key={charge.name} charge={charge} />
                ))}
              </Charges>
            </>
          )}
        </TitledPanel>
      </OnScreen>
    </>
  );
}

function ChargeItem({ charge }: { charge: Charge }) {
  const { name, reason, howToAvoid, source, checkedOn } = charge;
  return (
    <li>
      <Top>
        <span>{name}</span>
        <Amount>{amountText(charge)}</Amount>
      </Top>
      <Stack gap={1}>
        <Text size="small">{reason}</Text>
        {howToAvoid && (
          <Text size="small">
            <strong>To avoid it:</strong> {howToAvoid}
          </Text>
        )}
        <Source>
          Source: {source}. Checked on {formatDate(checkedOn)}.
        </Source>
      </Stack>
    </li>
  );
}

function amountText({ kind, from, to }: Charge): string {
  if (kind === 'INCLUDED') return 'Included';
  if (from.minorUnits === to.minorUnits) return formatPounds(to.minorUnits);
  return from.minorUnits > 0
    ? `${formatPounds(from.minorUnits)} to ${formatPounds(to.minorUnits)}`
    : `Up to ${formatPounds(to.minorUnits)}`;
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
