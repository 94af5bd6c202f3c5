import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatPostcode, isUkPostcode } from '../../../rules/people/postcode';
import { useClientLoader } from '../../data/client-loader';
import { UkPostcodeDocument, type UkPostcodeQuery } from './uk-postcode.generated';

export type FoundPostcode = UkPostcodeQuery['ukPostcode'];

/**
 * The towns of a typed UK postcode: a single one is filled in where none was typed, and cleared when the postcode
 * changes. Null for an incomplete postcode, while loading, and after a failure: the address can then be typed.
 */
export function usePostcode(path: string, isUk: boolean): FoundPostcode | null {
  const loadClient = useClientLoader();
  const { control, getValues, setValue } = useFormContext();
  const typed: string = useWatch({ control, name: `${path}postcode` }) ?? '';
  const postcode = isUk && isUkPostcode(typed) ? formatPostcode(typed) : '';
  const [found, setFound] = useState<FoundPostcode | null>(null);
  const filledIn = useRef('');
  const initial = useRef(postcode);

  useEffect(() => {
    // Skips a stored or drafted address, whose town is filled in.
    if (!postcode || (postcode === initial.current && getValues(`${path}city`)?.trim())) return;
    let isCurrent = true;
    loadClient()
      .then((client) => client.query({ query: UkPostcodeDocument, variables: { postcode } }))
      .then(
        ({ data }) => {
          if (isCurrent && data) takeIn(data.ukPostcode);
        },
        () => {
          // The address is typed by hand.
        },
      );
    return () => {
      isCurrent = false;
    };

    function takeIn(answer: FoundPostcode) {
      setFound(answer);
      const [town = '', ...others] = answer.towns;
      const city: string = getValues(`${path}city`);
      if (city.trim() && city !== filledIn.current) return;
      // With several towns, or none known, the customer types one: the town before belongs to another postcode.
      const told = others.length > 0 ? '' : town;
      filledIn.current = told;
      if (told !== city) setValue(`${path}city`, told, { shouldDirty: true, shouldValidate: told !== '' });
    }
  }, [postcode, path, getValues, setValue, loadClient]);

  return found?.postcode === postcode ? found : null;
}
