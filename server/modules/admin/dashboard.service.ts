import { isCalendarDate } from '../../../rules/calendar-date.js';
import { DESTINATIONS } from '../../../rules/destinations.js';
import { isPermitted } from '../../../rules/users/permissions.js';
import { requireStaff, type SignedInUser } from '../../platform/auth/viewer.js';
import { wrongField } from '../../platform/errors/errors.js';
import { type Deps, Service } from '../../platform/service/service.js';
import { type DayOfDestination, readDays } from '../orders/figures/read-figures.store.js';
import type { FullOrder } from '../orders/order.store.js';
import { type DashboardTotals, readDashboardTotals, readLatestOrders } from './dashboard.store.js';
import { type DashboardFigures, TASK_PERMISSIONS, type Task, type TaskCount } from './dashboard.types.js';
import { readMorning } from './morning.store.js';
import type { DashboardMorning, SetupStep } from './morning.types.js';
import { setupSteps } from './setup.js';
import { readSetupFacts } from './setup.store.js';
import { countTasks, readTasks } from './tasks.store.js';

export interface DashboardOverview extends DashboardTotals {
  /** Newest first. */
  readonly latestOrders: readonly FullOrder[];
}

const LATEST_ORDERS = 5;
const TASKS_SHOWN = 5;

/** Figures and tasks of the staff's dashboard. */
export class DashboardService extends Service<Deps<'reads' | 'now' | 'env'>> {
  /** Staff: the totals of the shop, and its latest five orders. Throws UNAUTHENTICATED, FORBIDDEN. */
  async read(): Promise<DashboardOverview> {
    this.require('money');
    const [totals, latestOrders] = await Promise.all([
      readDashboardTotals(this.deps.reads),
      readLatestOrders(this.deps.reads, LATEST_ORDERS),
    ]);
    return { ...totals, latestOrders };
  }

  /**
   * Staff: money and orders of a range of London days, by day and by destination. Money is payments minus refunds, on
   * the days of each. Throws UNAUTHENTICATED, FORBIDDEN, BAD_INPUT.
   */
  async figures(from: string, to: string): Promise<DashboardFigures> {
    this.require('money');
    checkRange(from, to);
    return sumFigures(from, to, await readDays(this.deps.reads, from, to));
  }

  /**
   * Staff: open tasks of the kinds that the viewer may see to, each with its first few; messages that wait for a mail
   * server are a step of setting up the shop instead. Throws UNAUTHENTICATED, FORBIDDEN.
   */
  async tasks(): Promise<Task[]> {
    const user = requireStaff(this.viewer);
    const tasks = ownTasks(user, await readTasks(this.deps.reads, this.deps.now(), TASKS_SHOWN));
    if (this.deps.env.smtpUrl !== null) return tasks;
    return tasks.map((task) => (task.kind === 'unsent_email' ? { ...task, count: 0, items: [] } : task));
  }

  /** Staff: number of tasks, of the kinds that the menu counts for the viewer. Throws UNAUTHENTICATED, FORBIDDEN. */
  async counts(): Promise<TaskCount[]> {
    const user = requireStaff(this.viewer);
    return ownTasks(user, await countTasks(this.deps.reads));
  }

  /** Staff: news since yesterday, and the collections of today and tomorrow. Throws UNAUTHENTICATED, FORBIDDEN. */
  async morning(): Promise<DashboardMorning> {
    this.require('orders', 'money');
    return readMorning(this.deps.reads);
  }

  /** Staff: the open steps before the shop can trade. Throws UNAUTHENTICATED, FORBIDDEN. */
  async setup(): Promise<SetupStep[]> {
    this.require('settings');
    return setupSteps(await readSetupFacts(this.deps.reads), this.deps.env);
  }
}

/** Tasks that the permissions of a user allow them to see to. */
function ownTasks<T extends TaskCount>(user: SignedInUser, tasks: readonly T[]): T[] {
  return tasks.filter(({ kind }) => isPermitted(user, TASK_PERMISSIONS[kind]));
}

type Cells = readonly DayOfDestination[];

/** Three years, with their leap day. */
const DAYS_MAX = 1096;
const DAY_MS = 24 * 60 * 60_000;

/** Throws BAD_INPUT when the two are no days, in the wrong order, or more than three years apart. */
function checkRange(from: string, to: string): void {
  if (!isCalendarDate(from)) throw wrongField('from', 'Enter the date as YYYY-MM-DD');
  if (!isCalendarDate(to)) throw wrongField('to', 'Enter the date as YYYY-MM-DD');
  if (from > to) throw wrongField('to', 'The last day must not be before the first');
  if (daysOf(from, to) > DAYS_MAX) throw wrongField('from', 'Choose three years at most');
}

/** Sums money and orders by day and by destination; a day without any is included. */
function sumFigures(from: string, to: string, cells: Cells): DashboardFigures {
  const byDay = Map.groupBy(cells, ({ day }) => day);
  const byDestination = Map.groupBy(cells, ({ destination }) => destination);
  return {
    from,
    to,
    ...sum(cells),
    days: Array.from({ length: daysOf(from, to) }, (_, index) => {
      const day = new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10);
      return { day, ...sum(byDay.get(day) ?? []) };
    }),
    destinations: DESTINATIONS.map(({ key }) => ({ destination: key, ...sum(byDestination.get(key) ?? []) })),
  };
}

function sum(cells: Cells): Pick<DashboardFigures, 'revenuePence' | 'orders'> {
  return {
    revenuePence: cells.reduce((pence, cell) => pence + cell.revenuePence, 0),
    orders: cells.reduce((count, cell) => count + cell.orders, 0),
  };
}

/** Number of days, both included; they are read as days of UTC, which all have 24 hours. */
function daysOf(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}
