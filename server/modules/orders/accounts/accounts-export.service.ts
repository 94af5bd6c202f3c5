import { isPermitted } from '../../../../rules/users/permissions.js';
import {
  type LinkDeps,
  type LinkKind,
  type LinkOwner,
  readLink,
  signLink,
} from '../../../platform/auth/signed-link.js';
import { forbidden, wrongField } from '../../../platform/errors/errors.js';
import type { StreamedFile } from '../../../platform/files/sent-file.js';
import { readLinkOwner } from '../../../platform/service/read-link-owner.store.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { isUuid } from '../../../platform/values/uuid.js';
import type { DocumentEntry } from '../documents/document.store.js';
import type { OfferedExport } from '../export/order-export.service.js';
import { firstDayOf } from './accounts.service.js';
import { ACCOUNTS_ROWS_SQL, writeDownload } from './accounts.store.js';
import { FILE_FORMATS, type TableFile } from './accounts-files.js';
import { toZip, ZIPPED_MAX, ZIPPED_SQL } from './accounts-zip.js';

/** A table for a program or for people, or the documents themselves. */
export type AccountsFile = TableFile | 'documents';

interface AskedFile {
  /** YYYY-MM. */
  readonly month: string;
  readonly file: AccountsFile;
  /** Number of the archive, from 1; documents only. */
  readonly part: number;
}

/** Files of a month of the accounts. They hold personal data, so the audit log records each download. */
export class AccountsExportService extends Service<
  Deps<'pool' | 'exporter' | 'pdf' | 'limits' | 'env' | 'now'>
> {
  /** Staff: a short-lived download link. Throws BAD_INPUT. */
  async link(asked: AskedFile): Promise<OfferedExport> {
    const owner = this.require('money');
    firstDayOf(asked.month);
    if (!Number.isInteger(asked.part) || asked.part < 1 || asked.part > 1_000)
      throw wrongField('part', 'Enter a whole number from 1 to 1,000');
    return { url: accountsUrl(this.deps, { ...asked, owner }), fileName: fileNameOf(asked) };
  }

  /** The file of a link, if its owner still has the permission. Throws BAD_INPUT, FORBIDDEN, TOO_MANY_ATTEMPTS. */
  async fileOfLink(token: string): Promise<StreamedFile> {
    const { pool, limits, exporter, pdf } = this.deps;
    const { owner, ...asked } = readLink(this.deps, ACCOUNTS, token, readClaims);
    if (!isPermitted(await readLinkOwner(pool, owner), 'money')) throw forbidden();
    await limits.spend('order-export', owner.id);
    const turn = exporter.take();
    try {
      await writeDownload(pool, owner.id, { month: asked.month, file: fileNameOf(asked) });
    } catch (error) {
      turn.free();
      throw error;
    }
    const { month, file, part } = asked;
    const firstDay = firstDayOf(month);
    if (file === 'documents')
      return {
        ...{ fileName: fileNameOf(asked), type: 'application/zip' },
        pipe: (to) =>
          turn.pipe<DocumentEntry, DocumentEntry>(
            {
              ...{ text: ZIPPED_SQL, values: [firstDay, ZIPPED_MAX, (part - 1) * ZIPPED_MAX] },
              itemsOf: (entry) => [entry],
              write: () => (entries) => toZip(entries, { pdf, forWhom: owner.id }),
            },
            to,
          ),
      };
    return {
      ...{ fileName: fileNameOf(asked), type: 'text/csv; charset=utf-8' },
      pipe: (to) => turn.pipe({ text: ACCOUNTS_ROWS_SQL, values: [firstDay], ...FILE_FORMATS[file] }, to),
    };
  }
}

const ACCOUNTS: LinkKind = {
  purpose: 'accounts',
  /** Enough to start a download, and too short to share. */
  lifetimeMs: 2 * 60 * 1000,
  advice: 'Download the file again.',
};

/** The path of a signed link that downloads a file of a month, valid for two minutes. */
export function accountsUrl(
  deps: LinkDeps,
  { owner, month, file, part }: AskedFile & { readonly owner: LinkOwner },
): string {
  const claims = { month, file, part, sub: owner.id, ver: owner.sessionVersion };
  return `/api/accounts/${signLink(deps, ACCOUNTS, claims)}`;
}

function readClaims({ sub: id, ver: sessionVersion, month, file, part }: Readonly<Record<string, unknown>>) {
  if (
    !isUuid(id) ||
    typeof sessionVersion !== 'number' ||
    typeof month !== 'string' ||
    typeof part !== 'number'
  )
    return undefined;
  const owner: LinkOwner = { id, sessionVersion };
  return { owner, month, part, file: file as AccountsFile };
}

function fileNameOf({ month, file, part }: AskedFile): string {
  if (file === 'documents') return `documents-${month}${part === 1 ? '' : `-${part}`}.zip`;
  return `${FILE_FORMATS[file].name}-${month}.csv`;
}
