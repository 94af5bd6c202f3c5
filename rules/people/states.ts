/** States, provinces and territories by ISO country code: the code that letters carry, then its names. */
const table = (lines: string): readonly (readonly string[])[] =>
  lines.split('|').map((line) => line.split('/'));

export const STATES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  AU: table(
    'ACT/Australian Capital Territory|NSW/New South Wales|NT/Northern Territory|QLD/Queensland|SA/South Australia|TAS/Tasmania|VIC/Victoria|WA/Western Australia',
  ),
  CA: table(
    'AB/Alberta|BC/British Columbia|MB/Manitoba|NB/New Brunswick|NL/Newfoundland and Labrador/Newfoundland|NS/Nova Scotia|NT/Northwest Territories|NU/Nunavut|ON/Ontario|PE/Prince Edward Island/PEI|QC/Quebec/PQ|SK/Saskatchewan|YT/Yukon',
  ),
  US: table(
    'AL/Alabama|AK/Alaska|AZ/Arizona|AR/Arkansas|CA/California|CO/Colorado|CT/Connecticut|DE/Delaware|DC/District of Columbia/Washington DC|FL/Florida|GA/Georgia|HI/Hawaii|ID/Idaho|IL/Illinois|IN/Indiana|IA/Iowa|KS/Kansas|KY/Kentucky|LA/Louisiana|ME/Maine|MD/Maryland|MA/Massachusetts|MI/Michigan|MN/Minnesota|MS/Mississippi|MO/Missouri|MT/Montana|NE/Nebraska|NV/Nevada|NH/New Hampshire|NJ/New Jersey|NM/New Mexico|NY/New York/New York State|NC/North Carolina|ND/North Dakota|OH/Ohio|OK/Oklahoma|OR/Oregon|PA/Pennsylvania|RI/Rhode Island|SC/South Carolina|SD/South Dakota|TN/Tennessee|TX/Texas|UT/Utah|VT/Vermont|VA/Virginia|WA/Washington/Washington State|WV/West Virginia|WI/Wisconsin|WY/Wyoming|AS/American Samoa|GU/Guam|MP/Northern Mariana Islands|PR/Puerto Rico|VI/US Virgin Islands/Virgin Islands',
  ),
};
