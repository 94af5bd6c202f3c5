import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatPostcode, isUkPostcode } from '../../../rules/people/postcode';
import { useClientLoader } from '../../data/client-loader';
import { UkPostcodeDocument, type UkPostcodeQuery } from './uk-postcode.generated';

export type FoundPostcode = UkPostcodeQuery['ukPostcode'];

/**
 * The towns of a typed UK postcode: a single one is filled in where none was typed, and goes when the postcode changes. Null for a postcode that is not whole, while
 * it is asked, and when nobody answers: the address can then be typed as ever.
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
    // An address that was stored or drafted whole has nothing to learn.
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
      // Of several towns, or none known, the customer says which: the one before is of another postcode.
      const told = others.length > 0 ? '' : town;
      filledIn.current = told;
      if (told !== city) setValue(`${path}city`, told, { shouldDirty: true, shouldValidate: told !== '' });
    }
  }, [postcode, path, getValues, setValue, loadClient]);

  return found?.postcode === postcode ? found : null;
}
