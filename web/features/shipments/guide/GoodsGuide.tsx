import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { type DestinationKey, destinationName } from '../../../../rules/destinations';
import { findGoodsRules } from '../../../../rules/goods-search';
import { Notice } from '../../../design/feedback/Notice';
import { Loading, Skeleton } from '../../../design/feedback/Skeleton';
import { Field } from '../../../design/forms/Field';
import { TextInput } from '../../../design/forms/inputs';
import { PhoneLink } from '../../../design/PhoneLink';
import { Stack } from '../../../design/Stack';
import { color } from '../../../design/theme/colors';
import { disclosureMarker } from '../../../design/theme/disclosure';
import { space, touchTarget, type } from '../../../design/theme/tokens';
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value';
import { usePhone } from '../../../lib/shop/shop';
import { GoodsAnswer } from './GoodsAnswer';
import { type GoodsRule, useGuide } from './use-guide';

/** Fewer letters are no goods yet. */
const TYPED_MIN = 3;

interface GoodsGuideProps {
  destination: DestinationKey;
  /** The whole list is open from the start. */
  isListOpen?: boolean;
}

/** "May I send this?": a search that answers, and the whole list. */
export function GoodsGuide({ destination, isListOpen = false }: GoodsGuideProps) {
  const { guide, isLost } = useGuide(destination);
  const phone = usePhone();
  const [typed, setTyped] = useState('');
  const goods = useDebouncedValue(typed.trim());
  if (isLost)
    return (
      <Notice kind="warn">
        We can't show what you may send at the moment. Try again later
        {phone && (
          <>
            , or call us on <PhoneLink number={phone} />
          </>
        )}
        .
      </Notice>
    );
  if (!guide)
    return (
      <Loading label="Loading what you may send">
        <Skeleton height="5rem" />
      </Loading>
    );
  const of = (kind: GoodsRule['kind']) => guide.goods.filter((rule) => rule.kind === kind);
  return (
    <Stack gap={4}>
      <Field label={`Check something you want to send to ${destinationName(destination)}`}>
        <TextInput
          type="search"
          autoComplete="off"
          maxLength={100}
          placeholder="Vape, honey, wooden mask…"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <div aria-live="polite">
        {goods.length >= TYPED_MIN && (
          <GoodsAnswer destination={destination} goods={goods} rules={findGoodsRules(goods, guide.goods)} />
        )}
      </div>
      <details open={isListOpen}>
        <Summary>See the whole list ({guide.goods.length})</Summary>
        <Stack gap={4}>
          <Group title="Don't send" rules={of('FORBIDDEN')} />
          <Group title="Only on conditions" rules={of('RESTRICTED')} />
        </Stack>
      </details>
    </Stack>
  );
}

function Group({ title, rules }: { title: ReactNode; rules: readonly GoodsRule[] }) {
  return (
    <section>
      <GroupTitle>{title}</GroupTitle>
      <List>
        {rules.map(({ name, explanation }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{explanation}</dd>
          </div>
        ))}
      </List>
    </section>
  );
}

const Summary = styled.summary`
  ${disclosureMarker}
  display: flex;
  align-items: center;
  min-height: ${touchTarget};
  ${type('small', 600)}
  color: ${color.accent};
  cursor: pointer;
`;

const GroupTitle = styled.p`${type('body', 650)}`;

const List = styled.dl`
  display: grid;
  gap: ${space(3)};
  margin-block-start: ${space(2)};
  ${type('small')}

  dt { font-weight: 600; }
  dd { color: ${color.textMuted}; }
`;
