import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { ListFaces, type ListFacesProps } from '../../../ui/lists/ListFaces';
import { Pager } from '../../../ui/lists/Pager';
import type { PageInfo } from '../../../ui/lists/page-numbers';
import { ResultRange } from '../../../ui/lists/ResultRange';
import { Page } from '../../../ui/page/Page';
import { PageHeading } from '../../../ui/page/PageHeading';
import { Row, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';

interface ListPageProps<List> extends ListFacesProps<List> {
  title: string;
  /** Below the title: text or a node. */
  intro?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Filters and other controls above the list. */
  filters?: ReactNode;
  /** Shown without rows, instead of rows, range and pages; a table has its own. */
  empty?: ReactNode;
  /** Above the rows; the page's range by default. */
  range?: (list: List) => ReactNode;
  linkTo: (changed: { page: number }) => To;
  /** Beside the pager, such as the number of rows. */
  below?: ReactNode;
  /** Dialogs over the page. */
  dialogs?: ReactNode;
}

/** A list page of the staff's area: heading, filters, and one page of rows with a pager. */
export function ListPage<List extends { readonly pageInfo: PageInfo }>({
  title,
  intro,
  actions,
  filters,
  empty,
  range = ({ pageInfo }) => <ResultRange info={pageInfo} />,
  linkTo,
  below,
  dialogs,
  children,
  ...faces
}: ListPageProps<List>) {
  return (
    <Page>
      <Stack gap={3}>
        <Row justify="space-between">
          <Stack gap={1}>
            <PageHeading title={title} />
            {typeof intro === 'string' ? (
              <Text size="small" tone="textMuted">
                {intro}
              </Text>
            ) : (
              intro
            )}
          </Stack>
          {actions}
        </Row>
        {filters}
        <ListFaces {...faces}>
          {(list) =>
            empty && list.pageInfo.total === 0 ? (
              empty
            ) : (
              <Stack gap={3}>
                {range(list)}
                {children(list)}
                <Row justify="space-between">
                  <Pager
                    label={`Pages of ${faces.of}`}
                    info={list.pageInfo}
                    toPage={(page) => linkTo({ page })}
                  />
                  {below}
                </Row>
              </Stack>
            )
          }
        </ListFaces>
      </Stack>
      {dialogs}
    </Page>
  );
}
