import { useState } from 'react';
import { errorMessage } from '../apollo/error-message';
import { readConflict } from '../apollo/read-conflict';
import { boxItems, type TypedItem } from './box-form';
import { type BoxPartsFragment, OrderBoxesDocument, useSaveBoxContentsMutation } from './boxes.generated';

const CHANGED_MESSAGE =
  'This box was changed somewhere else since you opened it. Save once more to replace what is there with what you see here.';

/** Saves a box's contents; resolves to the saved box, or to null after a failure, which a toast reports. */
export function useSaveBox(orderId: string, { number, version }: BoxPartsFragment) {
  const [replaces, setReplaces] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const [send, { loading }] = useSaveBoxContentsMutation({ refetchQueries: [OrderBoxesDocument] });

  async function save(items: readonly TypedItem[]): Promise<BoxPartsFragment | null> {
    setRefusal(undefined);
    try {
      const { data } = await send({
        variables: { orderId, number, version: replaces ?? version, items: boxItems(items) },
      });
      setReplaces(undefined);
      return data?.saveBoxContents ?? null;
    } catch (error) {
      const present = readConflict(error, 'box')?.version;
      setReplaces(present);
      setRefusal(
        present === undefined ? errorMessage(error, 'The box could not be saved.') : CHANGED_MESSAGE,
      );
      return null;
    }
  }

  return { save, refusal, isSaving: loading };
}
