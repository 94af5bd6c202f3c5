import { countries, countryName } from '../../rules/people/countries';

/** Those the specification names, in its order. */
const OFTEN_CHOSEN = ['US', 'CA', 'GB', 'AU', 'DE', 'FR'];

/** The options of a country: the six that the specification names, then every country. */
export function CountryOptions() {
  return (
    <>
      <optgroup label="Often chosen">
        {OFTEN_CHOSEN.map((code) => (
          <option key={code} value={code}>
            {countryName(code)}
          </option>
        ))}
      </optgroup>
      <optgroup label="All countries">
        {countries()
          .filter(({ code }) => !OFTEN_CHOSEN.includes(code))
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </optgroup>
    </>
  );
}
