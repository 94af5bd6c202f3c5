import { styled } from 'styled-components';
import type { Sourced } from '../../../../rules/destination-guide';
import { Heading } from '../../../design/Heading';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { color } from '../../../design/theme/colors';
import { disclosureMarker } from '../../../design/theme/disclosure';
import { from, space, touchTarget, type } from '../../../design/theme/tokens';
import { formatDate } from '../../../lib/formats/formats';
import type { PlaceGoodsRule } from './place-guide';

const GROUPS = [
  { kind: 'FORBIDDEN', title: 'Not allowed' },
  { kind: 'RESTRICTED', title: 'Allowed under conditions' },
] as const;

/** Goods that may not travel, or only under conditions; each opens to its reason. */
export function GoodsRules({ place, goods }: { place: string; goods: readonly PlaceGoodsRule[] }) {
  const groups = GROUPS.map(({ kind, title }) => ({
    ...{ kind, title },
    rules: goods.filter((rule) => rule.kind === kind),
  })).filter(({ rules }) => rules.length > 0);
  if (groups.length === 0) return null;
  return (
    <Stack as="section" gap={6} aria-labelledby="goods">
      <Heading id="goods">What you can't send to {place}</Heading>
      <Groups>
        {groups.map(({ kind, title, rules }) => (
          <Stack key={kind} gap={2}>
            <Heading level={3}>{title}</Heading>
            <ul>
              {rules.map(({ name, explanation, ...found }) => (
                <li key={name}>
                  <Rule>
                    <summary>{name}</summary>
                    <p>{explanation}</p>
                    <Source {...found} />
                  </Rule>
                </li>
              ))}
            </ul>
          </Stack>
        ))}
      </Groups>
    </Stack>
  );
}

const Groups = styled.div`
  display: grid;
  gap: ${space(8)} ${space(12)};

  ${from.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Rule = styled.details`
  border-block-end: 1px solid ${color.line};

  summary { ${disclosureMarker} min-height: ${touchTarget}; padding-block: ${space(2.5)}; cursor: pointer; }
  p { padding-block-end: ${space(2)}; ${type('small')} color: ${color.textMuted}; }
`;

/** Where a fact comes from, and when it was checked. */
function Source({ source, checkedOn }: Sourced) {
  return (
    <Text size="caption" tone="textMuted">
      {source}, checked on {formatDate(checkedOn)}
    </Text>
  );
}
