import { sendForm } from './send-form';

/** A file that is on the server and not yet sent with a message or form. */
export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
}

/** Sends a file to the server. Rejects with FileError, or network errors like `fetch`. */
export type Upload = (file: File, onPercent: (percent: number) => void) => Promise<UploadedFile>;

const uploadTo =
  (path: string, isSignedIn: boolean): Upload =>
  async (file, onPercent) => {
    const { id = '' } = await sendForm({
      ...{ path, field: 'file', file, isSignedIn, onPercent },
      ...{ timeOutMs: 120_000, failed: "We couldn't send the file. Please try again." },
    });
    return { id, name: file.name, size: file.size };
  };

/** For a message or paper, with the session. */
export const uploadOwnFile = uploadTo('/api/files', true);
/** For a request or an answer to it, with or without an account. */
export const uploadRequestFile = uploadTo('/api/requests/file', false);
