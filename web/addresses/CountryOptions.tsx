import { countries, countryName } from '../../rules/people/countries';

/** The six of the specification; the shop's own country first. */
const OFTEN_CHOSEN = ['GB', 'US', 'CA', 'AU', 'DE', 'FR'];

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
