import { Panel } from '../../../design/Panel';
import { BackLink } from '../../../design/page/BackLink';
import { Page } from '../../../design/page/Page';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { readPage, readTextParam } from '../../../lib/lists/url-params';
import { useUrlParams } from '../../../lib/lists/use-url-params';
import { PageHeading } from '../../../lib/page/PageHeading';
import { DownloadCatalogue } from './DownloadCatalogue';
import { UploadCatalogue } from './UploadCatalogue';
import { UploadedCatalogue } from './UploadedCatalogue';

/** /admin/products/spreadsheet: the catalogue as a file to edit, and an upload with its preview, which is in the address. */
export function SpreadsheetPage() {
  const [query, change] = useUrlParams();
  const id = readTextParam(query, 'upload');
  return (
    <Page>
      <Stack gap={5}>
        <Stack gap={2}>
          <BackLink to="/admin/products">Products</BackLink>
          <PageHeading />
          <Text tone="textMuted">
            Download the catalogue, edit names, sizes and amounts, and upload it again. You see each change
            before anything is changed. Saved quotes and orders keep their prices.
          </Text>
        </Stack>
        <Panel as="section" aria-label="Download and upload">
          <Stack gap={5}>
            <DownloadCatalogue />
            <UploadCatalogue
              onUploaded={(uploaded) => change(() => new URLSearchParams({ upload: uploaded }))}
            />
          </Stack>
        </Panel>
        {id && (
          <UploadedCatalogue
            key={id}
            id={id}
            page={readPage(query)}
            toPage={(page) => ({
              search: new URLSearchParams({ upload: id, page: String(page) }).toString(),
            })}
          />
        )}
      </Stack>
    </Page>
  );
}
