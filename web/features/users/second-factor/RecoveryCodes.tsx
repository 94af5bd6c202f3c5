import { styled } from 'styled-components';
import { Button } from '../../../design/Button';
import { Notice } from '../../../design/feedback/Notice';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { color } from '../../../design/theme/colors';
import { radius, space } from '../../../design/theme/tokens';

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Stack gap={3}>
      <Notice kind="good" isAnnounced>
        Login codes are on. Keep these recovery codes somewhere safe.
      </Notice>
      <Text size="small" tone="textMuted">
        Each opens your account once when you don't have your phone. We can't show them again.
      </Text>
      <Codes aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Button onClick={onDone}>I've kept my recovery codes</Button>
    </Stack>
  );
}

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)};
  border-radius: ${radius.small};
  background: ${color.surfaceSunken};
  font-family: ui-monospace, monospace;
`;
