import { todayInLondon } from '../../../rules/calendar-date.js';
import type { DestinationGuide, Sourced } from '../../../rules/destination-guide.js';
import { foldText } from '../../../rules/fold-text.js';
import { wrongField } from '../../shared/errors/errors.js';

type Lists = Partial<Omit<DestinationGuide, 'destination' | 'version'>>;

/** What hangs together in the lists of a guide. Throws BAD_INPUT with the field, such as `charges.2.to`. */
export function checkGuide(lists: Lists, now: Date): void {
  const { transitTimes = [], charges = [], goods = [], containerPrices = [], papers = [] } = lists;
  const today = todayInLondon(now);
  checkSources({ transitTimes, charges, goods, containerPrices, papers }, today);
  transitTimes.forEach(({ fromDays, toDays }, at) => {
    if (toDays < fromDays)
      throw wrongField(`transitTimes.${at}.toDays`, 'The latest day must not be before the earliest');
  });
  charges.forEach(({ kind, fromPence, toPence }, at) => {
    if (toPence < fromPence)
      throw wrongField(`charges.${at}.to`, 'The highest amount must not be below the lowest');
    if (kind === 'included' && toPence > 0)
      throw wrongField(`charges.${at}.to`, 'Enter 0: our price already includes this');
  });
  const names = goods.map(({ name }) => foldText(name));
  names.forEach((name, at) => {
    if (names.indexOf(name) < at)
      throw wrongField(`goods.${at}.name`, `“${goods[at]?.name}” is in the list already. Change that rule`);
  });
  const words = goods.flatMap(({ words }, at) => words.map((word) => ({ at, word: word.toLowerCase() })));
  words.forEach(({ at, word }, position) => {
    if (words.findIndex((one) => one.word === word) < position)
      throw wrongField(`goods.${at}.words`, `“${word}” already leads to another rule`);
  });
}

function checkSources(lists: Readonly<Record<string, readonly Sourced[]>>, today: string): void {
  for (const [name, facts] of Object.entries(lists))
    facts.forEach(({ source, checkedOn }, at) => {
      if (source.trim() === '') throw wrongField(`${name}.${at}.source`, 'Enter the source');
      if (checkedOn > today)
        throw wrongField(`${name}.${at}.checkedOn`, 'Enter the day you checked this: today or earlier');
    });
}
