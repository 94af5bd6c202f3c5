import { styled } from 'styled-components';
import { color } from '../theme/colors';
import { type } from '../theme/tokens';
import { Money } from '../ui/Money';

interface PhoneSavingProps {
  /** Null when there is no difference. */
  phonePence: number | null;
  onlinePence: number;
}

/** What the shipment costs by phone, and what booking online saves. */
export function PhoneSaving({ phonePence, onlinePence }: PhoneSavingProps) {
  if (phonePence === null) return null;
  return (
    <Line>
      By phone <Money pence={phonePence} />; online you save <Money pence={phonePence - onlinePence} />
    </Line>
  );
}

const Line = styled.p`${type('small')} color: ${color.good};`;
