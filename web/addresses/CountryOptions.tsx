import { countries, countryName } from '../../rules/people/countries';

/** The six of the specification, in its order. */
const OFTEN_CHOSEN = ['US', 'CA', 'GB', 'AU', 'DE', 'FR'];

/** Options of a country select: the six of the specification, then every country. */
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
