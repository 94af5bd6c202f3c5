import { Counter, Gauge, type Registry } from 'prom-client';

/** How it stands with one kind of work. */
export interface WorkState {
  readonly kind: string;
  /** Requests that are being answered. */
  readonly running: number;
  /** Requests that wait for a place. */
  readonly queued: number;
  /** Requests refused since the start. */
  readonly shed: number;
}

/** Tells of the work of this process: what is done, what waits, what was refused. */
export function observeWork(registers: Registry[], read: () => readonly WorkState[]): void {
  new Gauge({
    name: 'harbourline_work',
    help: 'Requests that are being answered (running) or wait for their turn (queued), by kind of work.',
    labelNames: ['kind', 'state'],
    registers,
    collect() {
      for (const { kind, running, queued } of read()) {
        this.set({ kind, state: 'running' }, running);
        this.set({ kind, state: 'queued' }, queued);
      }
    },
  });
  new Counter({
    name: 'harbourline_shed_total',
    help: 'Requests refused with 503 because more was asked than could be answered in time, by kind of work.',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset();
      for (const { kind, shed } of read()) this.inc({ kind }, shed);
    },
  });
}
