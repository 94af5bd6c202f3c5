import type { DestinationKey } from '../../../../rules/destinations';
import { destinationName } from '../../../../rules/destinations';
import { Notice } from '../../../design/feedback/Notice';
import { PhoneLink } from '../../../design/PhoneLink';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { formatDate } from '../../../lib/formats/formats';
import { usePhone } from '../../../lib/shop/shop';
import type { GoodsRule } from './use-guide';

interface GoodsAnswerProps {
  destination: DestinationKey;
  /** As typed. */
  goods: string;
  rules: readonly GoodsRule[];
}

/** Whether goods may be sent: what the rules say of them, or that there are none. */
export function GoodsAnswer({ destination, goods, rules }: GoodsAnswerProps) {
  const phone = usePhone();
  if (rules.length === 0)
    return (
      <Notice kind="good" title={`Nothing in our list forbids “${goods}”.`}>
        {phone && (
          <p>
            Not sure? Call us on <PhoneLink number={phone} /> before you pack it.
          </p>
        )}
      </Notice>
    );
  return (
    <Stack gap={2}>
      {rules.map((rule) => (
        <RuleNotice key={rule.name} destination={destination} rule={rule} />
      ))}
    </Stack>
  );
}

/** One rule, with its source. */
export function RuleNotice({ destination, rule }: { destination: DestinationKey; rule: GoodsRule }) {
  const { name, kind, explanation, source, checkedOn } = rule;
  const isForbidden = kind === 'FORBIDDEN';
  return (
    <Notice
      kind={isForbidden ? 'bad' : 'warn'}
      isAnnounced={false}
      title={
        isForbidden
          ? `${name}: don't send them to ${destinationName(destination)}`
          : `${name}: only on conditions`
      }
    >
      <p>{explanation}</p>
      <Text size="small" tone="textMuted">
        Source: {source}. Checked on {formatDate(checkedOn)}.
      </Text>
    </Notice>
  );
}
