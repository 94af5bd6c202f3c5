/** Whether "1-20" and "25" cover district 14: numbers are in ranges, districts with a letter match themselves only. */
export function districtsCover(districts: readonly string[], district: string): boolean {
  return districts.some((range) => {
    const [first = '', last = first] = range.split('-');
    if (!/^\d+$/.test(district)) return range === district;
    return /^\d+$/.test(first) && Number(first) <= Number(district) && Number(district) <= Number(last);
  });
}
