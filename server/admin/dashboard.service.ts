import { readDays } from '../orders/figures/read-figures.store.js';
import type { FullOrder } from '../orders/order.store.js';
import { type Deps, Service } from '../shared/service.js';
import { requireAdmin } from '../shared/viewer.js';
import { type DashboardTotals, readDashboardTotals, readLatestOrders } from './dashboard.store.js';
import type { DashboardFigures, Task, TaskCount } from './dashboard.types.js';
import { checkRange, sumFigures } from './figures.js';
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

/** What staff see first. */
export class DashboardService extends Service<Deps<'reads' | 'now' | 'env'>> {
  /** Staff: the totals of the shop, and its latest five orders. Throws UNAUTHENTICATED, FORBIDDEN. */
  async read(): Promise<DashboardOverview> {
    requireAdmin(this.viewer);
    const [totals, latestOrders] = await Promise.all([
      readDashboardTotals(this.deps.reads),
      readLatestOrders(this.deps.reads, LATEST_ORDERS),
    ]);
    return { ...totals, latestOrders };
  }

  /**
   * Staff: money and orders of a range of London days, by day and by destination. Money is what came in minus what went
   * back, on the days it moved. Throws UNAUTHENTICATED, FORBIDDEN, BAD_INPUT.
   */
  async figures(from: string, to: string): Promise<DashboardFigures> {
    requireAdmin(this.viewer);
    checkRange(from, to);
    return sumFigures(from, to, await readDays(this.deps.reads, from, to));
  }

  /**
   * Staff: what waits for somebody, each kind with its first few; messages that wait for a mail server are a step of
   * setting up the shop instead. Throws UNAUTHENTICATED, FORBIDDEN.
   */
  async tasks(): Promise<Task[]> {
    requireAdmin(this.viewer);
    const tasks = await readTasks(this.deps.reads, this.deps.now(), TASKS_SHOWN);
    if (this.deps.env.smtpUrl !== null) return tasks;
    return tasks.map((task) => (task.kind === 'unsent_email' ? { ...task, count: 0, items: [] } : task));
  }

  /** Staff: how many tasks of the kinds that the menu counts. Throws UNAUTHENTICATED, FORBIDDEN. */
  async counts(): Promise<TaskCount[]> {
    requireAdmin(this.viewer);
    return countTasks(this.deps.reads);
  }

  /** Staff: what came since yesterday, and the collections of today and tomorrow. Throws UNAUTHENTICATED, FORBIDDEN. */
  async morning(): Promise<DashboardMorning> {
    requireAdmin(this.viewer);
    return readMorning(this.deps.reads);
  }

  /** Staff: what is left to do before the shop can trade. Throws UNAUTHENTICATED, FORBIDDEN. */
  async setup(): Promise<SetupStep[]> {
    requireAdmin(this.viewer);
    return setupSteps(await readSetupFacts(this.deps.reads), this.deps.env);
  }
}
