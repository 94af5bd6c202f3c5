import { type FormEvent, useRef, useState } from 'react';
import { FILE_BYTES_MAX, FILE_TOO_LARGE } from '../../../../rules/files/file-limits';
import { Button } from '../../../design/Button';
import { Field } from '../../../design/forms/Field';
import { Heading } from '../../../design/Heading';
import { Row, Stack } from '../../../design/Stack';
import { fileMessage } from '../../../features/files/save-file';
import { sendForm } from '../../../features/files/send-form';
import { FileInput } from '../../../lib/forms/form-fields';

const TIME_OUT_MS = 120_000;

/** Sends an edited spreadsheet; a refusal of the whole file stays at its field. */
export function UploadCatalogue({ onUploaded }: { onUploaded: (id: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [percent, setPercent] = useState<number>();
  const isBusy = percent !== undefined;

  async function send(event: FormEvent) {
    event.preventDefault();
    const file = input.current?.files?.[0];
    if (isBusy) return;
    if (!file || file.size > FILE_BYTES_MAX) {
      setProblem(file ? FILE_TOO_LARGE : 'Choose a CSV or XLSX file');
      input.current?.focus();
      return;
    }
    setProblem(undefined);
    setPercent(0);
    try {
      const { id = '' } = await sendForm({
        ...{ path: '/api/catalogue-imports', field: 'file', file, isSignedIn: true },
        ...{ timeOutMs: TIME_OUT_MS, onPercent: setPercent },
        failed: "We couldn't read the file. Please try again.",
      });
      onUploaded(id);
    } catch (error) {
      setProblem(fileMessage(error));
    } finally {
      setPercent(undefined);
    }
  }

  return (
    <Stack as="form" gap={3} noValidate onSubmit={(event) => void send(event)}>
      <Heading size="title">Upload</Heading>
      <Field
        label="Edited spreadsheet"
        error={problem}
        hint="CSV in UTF-8 or XLSX, up to 10 MB and 10,000 rows."
      >
        <FileInput ref={input} accept=".csv,.xlsx" onChange={() => setProblem(undefined)} />
      </Field>
      <Row>
        <Button type="submit" isBusy={isBusy}>
          {isBusy && percent < 100 ? `Uploading ${percent}%` : 'Show the changes'}
        </Button>
      </Row>
    </Stack>
  );
}
