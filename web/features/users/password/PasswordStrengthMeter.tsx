import { Check, Minus } from 'lucide-react';
import { styled } from 'styled-components';
import {
  type PasswordStrength,
  passwordRules,
  passwordStrength,
} from '../../../../rules/people/password-rules';
import { color } from '../../../design/theme/colors';
import { motion, radius, space, type } from '../../../design/theme/tokens';
import { VisuallyHidden } from '../../../design/VisuallyHidden';

/** The strength of a new password, and which of the five rules it meets. */
export function PasswordStrengthMeter({ password }: { password: string }) {
  const strength = password ? passwordStrength(password) : null;
  return (
    <Lines>
      <Verdict role="status">
        {strength ? (
          <>
            Password strength: <strong>{strength}</strong>
          </>
        ) : (
          'Your password must have:'
        )}
      </Verdict>
      <Bar aria-hidden="true">
        {steps.map((step, index) => (
          <Step
            key={step}
            $tone={strength && index <= steps.indexOf(strength) ? tones[strength] : color.line}
          />
        ))}
      </Bar>
      <Rules>
        {passwordRules(password).map(({ rule, text, met }) => (
          <Rule key={rule} $met={met}>
            {met ? <Check aria-hidden="true" size={16} /> : <Minus aria-hidden="true" size={16} />}
            {text}
            <VisuallyHidden>{met ? ', met' : ', not yet met'}</VisuallyHidden>
          </Rule>
        ))}
      </Rules>
    </Lines>
  );
}

const steps: PasswordStrength[] = ['weak', 'fair', 'good', 'strong'];
const tones: Record<PasswordStrength, string> = {
  weak: color.bad,
  fair: color.warn,
  good: color.accent,
  strong: color.good,
};

const Lines = styled.div`display: grid; gap: ${space(1.5)}; ${type('caption')}`;
const Verdict = styled.p`color: ${color.textMuted}; strong { color: ${color.text}; }`;
const Bar = styled.div`display: grid; grid-template-columns: repeat(4, 1fr); gap: ${space(1)};`;

const Step = styled.span<{ $tone: string }>`
  height: 4px;
  border-radius: ${radius.round};
  background: ${({ $tone }) => $tone};
  transition: background ${motion.calm};
`;

const Rules = styled.ul`display: grid; gap: ${space(0.5)};`;

const Rule = styled.li<{ $met: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  color: ${({ $met }) => ($met ? color.good : color.textMuted)};

  svg { flex: none; }
`;
