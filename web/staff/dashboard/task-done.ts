import type { ApolloCache } from '@apollo/client';
import { evictFields } from '../../data/cache/evict';
import type { TaskKind } from '../../data/schema.generated';
import { DashboardTasksDocument } from './tasks.generated';

/** For `update` of a mutation that completes a task: the task leaves the list at once. */
export const taskDone = (kind: TaskKind, id: string) => (cache: ApolloCache) => {
  cache.updateQuery({ query: DashboardTasksDocument }, (shown) => ({
    adminDashboardTasks: (shown?.adminDashboardTasks ?? []).map((task) => {
      const items = task.items.filter((item) => task.kind !== kind || item.id !== id);
      return { ...task, items, count: task.count - (task.items.length - items.length) };
    }),
  }));
};

/** After a task is done: the dashboard shows the next ones, and counts again. */
export const evictTasks = evictFields('adminDashboardTasks', 'adminTaskCounts', 'adminDashboardMorning');
