import type { DestinationKey } from '../../../../rules/destinations';
import { goodsRulesFor } from '../../../../rules/goods-search';
import { Stack } from '../../../design/Stack';
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value';
import { RuleNotice } from './GoodsAnswer';
import { useGuide } from './use-guide';

interface GoodsWarningProps {
  destination: DestinationKey;
  /** As somebody types it. */
  name: string;
}

/** The rules for goods as they are being named; nothing without a rule, or while the rules cannot be read. */
export function GoodsWarning({ destination, name }: GoodsWarningProps) {
  const { guide } = useGuide(destination);
  const goods = useDebouncedValue(name.trim());
  const rules = guide ? goodsRulesFor(goods, guide.goods) : [];
  return (
    <div aria-live="polite">
      {rules.length > 0 && (
        <Stack gap={2}>
          {rules.map((rule) => (
            <RuleNotice key={rule.name} destination={destination} rule={rule} />
          ))}
        </Stack>
      )}
    </div>
  );
}
