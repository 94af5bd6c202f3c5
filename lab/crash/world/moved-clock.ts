/** Loaded into a server before its program (--import): its clock shows another time when the harness says so. */
interface ClockOrder {
  readonly clockOffsetMs: number;
}

const TrueDate = Date;
const trueNow = Date.now.bind(Date);
let offsetMs = 0;
const now = () => trueNow() + offsetMs;

TrueDate.now = now;
globalThis.Date = new Proxy(TrueDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
  apply: (target) => new target(now()).toString(),
});
TrueDate.prototype.constructor = globalThis.Date;

process.on('message', (order: ClockOrder) => {
  offsetMs = order.clockOffsetMs;
});
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
