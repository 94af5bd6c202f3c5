import { apiUrl } from '../../apollo/links/api-url';
import {
  currentSession,
  EXPIRED_MESSAGE,
  expireSession,
  REFUSED_MESSAGE,
} from '../../apollo/session/session';
import { isTokenExpired } from '../../apollo/session/token-expiry';

/** A picture the server refused; the message is for the person. */
export class PictureRefused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const TIME_OUT_MS = 60_000;

/**
 * Uploads a picture and reports progress in whole percent; resolves to its URL. Throws PictureRefused, or network and
 * time-out errors like `fetch`, which has no upload progress.
 */
export function uploadPicture(file: File, onPercent: (percent: number) => void): Promise<string> {
  const { token } = currentSession();
  if (isTokenExpired(token ?? undefined)) {
    expireSession(EXPIRED_MESSAGE);
    return Promise.reject(new PictureRefused(401, 'Token expired'));
  }
  const form = new FormData();
  form.append('image', file);
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', apiUrl('/api/admin/upload'));
    call.timeout = TIME_OUT_MS;
    call.setRequestHeader('Authorization', `Bearer ${token}`);
    call.upload.onprogress = ({ loaded, total }) => onPercent(Math.floor((100 * loaded) / (total || 1)));
    call.onerror = () => reject(new TypeError('No answer'));
    call.ontimeout = () => reject(new DOMException('Too late', 'TimeoutError'));
    call.onload = () => {
      const { url, message } = readAnswer(call.responseText);
      if (call.status === 201 && url) return resolve(url);
      if (call.status === 401 && token === currentSession().token) expireSession(REFUSED_MESSAGE);
      reject(new PictureRefused(call.status, message ?? "We couldn't upload the image. Please try again."));
    };
    call.send(form);
  });
}

function readAnswer(text: string): { url?: string; message?: string } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
