import { Copy } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../design/Button';
import { Notice } from '../../design/feedback/Notice';
import { useToast } from '../../design/feedback/toast';
import { Field } from '../../design/forms/Field';
import { TextInput } from '../../design/forms/inputs';
import { Row, Stack } from '../../design/Stack';
import { FormDialog } from '../ui/forms/FormDialog';

interface SecretDialogProps {
  title: string;
  label: string;
  secret: string;
  onClose: () => void;
  /** How it is used. */
  children: ReactNode;
}

/** A new secret, which is shown this once, to be copied. */
export function SecretDialog({ title, label, secret, onClose, children }: SecretDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const toast = useToast();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(secret);
      toast(`${label} copied`, 'good');
    } catch {
      field.current?.select();
      toast('Copy the selected text', 'info');
    }
  }

  return (
    <FormDialog title={title} size="action" isDirty={false} onClose={onClose}>
      <Stack gap={4}>
        <Notice isAnnounced={false}>Copy it now: we don't keep it and can't show it again.</Notice>
        <Field label={label} hint={children}>
          <TextInput ref={field} readOnly value={secret} onFocus={(event) => event.target.select()} />
        </Field>
        <Row gap={2}>
          <Button onClick={() => void copy()}>
            <Copy aria-hidden="true" size={18} />
            Copy
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Done
          </Button>
        </Row>
      </Stack>
    </FormDialog>
  );
}
