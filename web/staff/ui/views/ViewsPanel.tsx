import { useRef } from 'react';
import { styled } from 'styled-components';
import { useToast } from '../../../design/feedback/toast';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { usePreferences } from '../staff-preferences';
import { NameForm } from './NameForm';
import {
  activeView,
  deleteView,
  nameProblem,
  restoreView,
  saveView,
  VIEWS_MAX,
  type ViewedList,
  viewPath,
  viewQuery,
  viewsOf,
} from './saved-views';
import { ViewRow } from './ViewRow';

/** The saved views, and a form that saves the filters as one. */
export function ViewsPanel<F>({ list, filters }: { list: ViewedList<F>; filters: F }) {
  const views = viewsOf(usePreferences().views, list);
  const held = activeView(list, views, filters);
  const isPlain = viewQuery(list, filters) === '';
  const place = useRef<HTMLDivElement>(null);
  const toast = useToast();

  return (
    <Place ref={place} tabIndex={-1}>
      <Stack gap={3}>
        {views.length > 0 && (
          <ul aria-label="Saved views">
            {views.map((view) => (
              <ViewRow
                key={view.name}
                view={view}
                to={viewPath(list, view, filters)}
                isActive={view === held}
                nameProblem={(name) => nameProblem(views, name, view)}
                onDelete={() => {
                  // The pressed button unmounts; without the focus the panel would close.
                  place.current?.focus();
                  deleteView(view);
                  toast(`View ${view.name} deleted`, 'good', {
                    label: 'Undo',
                    seconds: 10,
                    elsewhere: 'Filter the list and save it again',
                    onPress: () => restoreView(view),
                  });
                }}
              />
            ))}
          </ul>
        )}
        {held && <Text size="small">These filters are saved as {held.name}.</Text>}
        {!held && isPlain && (
          <Text size="small" tone="textMuted">
            Filter or sort the list, then save it here by name.
          </Text>
        )}
        {!held && !isPlain && views.length >= VIEWS_MAX && (
          <Text size="small">
            You have {VIEWS_MAX} views, which is the limit. Delete one to save another.
          </Text>
        )}
        {!held && !isPlain && views.length < VIEWS_MAX && (
          <NameForm
            label="Save these filters as"
            button="Save view"
            nameProblem={(name) => nameProblem(views, name)}
            onName={(name) => {
              place.current?.focus();
              saveView(list, name, filters);
              toast(`View ${name} saved`, 'good');
            }}
          />
        )}
      </Stack>
    </Place>
  );
}

const Place = styled.div`
  width: 20rem;
  max-width: 100%;
  max-height: 60dvh;
  overflow-y: auto;
  &:focus { outline: none; }
`;
