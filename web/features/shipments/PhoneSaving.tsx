import { styled } from 'styled-components';
import { color } from '../../design/theme/colors';
import { type } from '../../design/theme/tokens';
import { Money } from '../../lib/formats/Money';

interface PhoneSavingProps {
  /** Null when there is no difference. */
  phonePence: number | null;
  onlinePence: number;
}

/** The saving of booking online, and the price by phone. */
export function PhoneSaving({ phonePence, onlinePence }: PhoneSavingProps) {
  if (phonePence === null) return null;
  return (
    <Line>
      You save <Money pence={phonePence - onlinePence} /> by booking online (<Money pence={phonePence} /> by
      phone)
    </Line>
  );
}

const Line = styled.p`${type('small')} color: ${color.good};`;
