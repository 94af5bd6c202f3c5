/**
 * The requirements of OWASP ASVS 5.0.0 at levels 1 and 2, by section: the digit at place n is the level of requirement n;
 * a dash stands for one of level 3. Numbers by the OWASP Foundation, CC BY-SA 4.0.
 */
const SECTIONS = `
  V1.1 22, V1.2 111112222, V1.3 11222222222, V1.4 222, V1.5 12
  V2.1 122, V2.2 112, V2.3 1222, V2.4 2
  V3.2 11, V3.3 1222, V3.4 112222, V3.5 11122, V3.7 22
  V4.1 122, V4.2 2, V4.3 22, V4.4 1222
  V5.1 2, V5.2 112, V5.3 11, V5.4 222
  V6.1 122, V6.2 111111112222, V6.3 1122, V6.4 1122, V6.5 22222, V6.6 222, V6.8 2222
  V7.1 222, V7.2 1111, V7.3 22, V7.4 11222, V7.5 22, V7.6 22
  V8.1 12, V8.2 112, V8.3 1, V8.4 2
  V9.1 111, V9.2 1222
  V10.1 22, V10.2 22, V10.3 2222, V10.4 11111222222, V10.5 22222, V10.6 22, V10.7 222
  V11.1 22, V11.2 222, V11.3 112, V11.4 1222, V11.5 2, V11.6 2
  V12.1 122, V12.2 11, V12.3 2222
  V13.1 2, V13.2 22222, V13.3 22, V13.4 12222
  V14.1 22, V14.2 1222, V14.3 122
  V15.1 122, V15.2 122, V15.3 1222222
  V16.1 2, V16.2 22222, V16.3 2222, V16.4 222, V16.5 222
  V17.1 2, V17.2 2222, V17.3 22
`;

/** Number of each requirement, as V1.2.3, with its level. */
export const ASVS_LEVELS: ReadonlyMap<string, number> = new Map(
  SECTIONS.split(/[,\n]/).flatMap((entry) => {
    const [section, levels = ''] = entry.trim().split(' ');
    return [...levels].flatMap((level, index) =>
      level === '-' ? [] : [[`${section}.${index + 1}`, Number(level)] as const],
    );
  }),
);
