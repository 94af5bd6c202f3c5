import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { color } from '../../../design/theme/colors';
import { from, motion, radius, space, touchTarget, type } from '../../../design/theme/tokens';
import { visuallyHidden } from '../../../design/VisuallyHidden';
import { onPhone } from '../layout';
import { QUOTE_STEPS, type StepNumber } from './quote-steps';

interface StepHeaderProps {
  step: StepNumber;
  /** The quote needs at least one item. */
  isQuoteReachable: boolean;
  onStep: (step: StepNumber) => void;
}

/** The three steps by name, as buttons; a phone shows the name of the current one. */
export function StepHeader({ step, isQuoteReachable, onStep }: StepHeaderProps) {
  return (
    <nav aria-label="Steps of your quote">
      <Steps>
        {QUOTE_STEPS.map(({ number, name }) => {
          const isClosed = number === 3 && !isQuoteReachable && step !== 3;
          return (
            <li key={number}>
              <Step
                type="button"
                data-press={name}
                aria-current={number === step ? 'step' : undefined}
                disabled={isClosed}
                title={isClosed ? 'Add at least one item first' : undefined}
                $isReached={number <= step}
                onClick={() => onStep(number)}
              >
                <Disc aria-hidden="true" $isReached={number <= step}>
                  {number < step && isQuoteReachable ? <Check size={16} /> : number}
                </Disc>
                <Name>{name}</Name>
              </Step>
            </li>
          );
        })}
      </Steps>
    </nav>
  );
}

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(2)};

  ${onPhone} {
    grid-template-columns: auto auto auto;
    gap: ${space(1)};
  }
`;

const Name = styled.span`
  ${onPhone} { ${type('caption', 650)} button:not([aria-current]) > & { ${visuallyHidden} } }
`;

const Step = styled.button<{ $isReached: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  width: 100%;
  min-width: ${touchTarget};
  height: 100%;
  min-height: ${touchTarget};
  padding: ${space(1)} 0;
  border: 0;
  border-block-end: 3px solid ${({ $isReached }) => ($isReached ? color.accent : color.line)};
  background: transparent;
  color: ${color.textMuted};
  ${type('small', 500)}
  cursor: pointer;
  transition: border-color ${motion.quick};

  &:hover:not(:disabled) { border-color: ${color.lineStrong}; color: ${color.text}; }
  &:disabled { cursor: not-allowed; }

  ${from.tablet} {
    justify-content: start;
    gap: ${space(3)};
    padding: ${space(1)} ${space(3)};
  }

  &[aria-current] { color: ${color.text}; font-weight: 650; }
`;

const Disc = styled.span<{ $isReached: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 1.75rem;
  height: 1.75rem;
  border: 1px solid ${({ $isReached }) => ($isReached ? color.accent : color.lineStrong)};
  border-radius: ${radius.round};
  background: ${({ $isReached }) => ($isReached ? color.accent : 'transparent')};
  color: ${({ $isReached }) => ($isReached ? color.accentText : color.textMuted)};
  ${type('caption', 600)}
`;
