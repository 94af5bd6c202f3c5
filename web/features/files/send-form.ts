import { apiUrl } from '../../data/links/api-url';
import { currentSession, EXPIRED_MESSAGE, expireSession, REFUSED_MESSAGE } from '../../session/session';
import { isTokenExpired } from '../../session/token-expiry';
import { FileError } from './save-file';

interface FormToSend {
  readonly path: string;
  /** The name of the file's field. */
  readonly field: string;
  readonly file: File;
  /** Whether the session goes with it. */
  readonly isSignedIn: boolean;
  readonly timeOutMs: number;
  readonly onPercent: (percent: number) => void;
  /** For a refusal without words. */
  readonly failed: string;
}

/**
 * Sends a file and reports progress in whole percent; resolves to the fields of the answer. Throws FileError, or network
 * and time-out errors like `fetch`, which has no upload progress.
 */
export function sendForm(wanted: FormToSend): Promise<Readonly<Record<string, string>>> {
  const { path, field, file, isSignedIn, timeOutMs, onPercent, failed } = wanted;
  const { token } = currentSession();
  if (isSignedIn && isTokenExpired(token ?? undefined)) {
    expireSession(EXPIRED_MESSAGE);
    return Promise.reject(new FileError(401, 'Token expired'));
  }
  const form = new FormData();
  form.append(field, file);
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', apiUrl(path));
    call.timeout = timeOutMs;
    if (isSignedIn) call.setRequestHeader('Authorization', `Bearer ${token}`);
    call.upload.onprogress = ({ loaded, total }) => onPercent(Math.floor((100 * loaded) / (total || 1)));
    call.onerror = () => reject(new TypeError('No answer'));
    call.ontimeout = () => reject(new DOMException('Too late', 'TimeoutError'));
    call.onload = () => {
      const answer = readAnswer(call.responseText);
      if (call.status === 201) return resolve(answer);
      if (isSignedIn && call.status === 401 && token === currentSession().token)
        expireSession(REFUSED_MESSAGE);
      reject(new FileError(call.status, answer.message ?? failed));
    };
    call.send(form);
  });
}

function readAnswer(text: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
