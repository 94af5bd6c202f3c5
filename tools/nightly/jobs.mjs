/**
 * The jobs of npm run nightly. A job fails when its program does; `aim` says what the program asks. `figure` finds in its
 * output how far it came: counts and ratios, which machines of different speed share.
 */
const RUN = 'tools/run-built.mjs';
const BENCH = [RUN, 'lab/bench/main.js'];

export const JOBS = [
  {
    name: 'faults',
    args: [RUN, 'lab/crash/main.js', '--points', '300'],
    aim: '300 faults under payments; money, orders, ledger and messages add up',
    figure: /^(\d+ points; \d+ payment calls)/m,
  },
  {
    name: 'flood',
    args: [RUN, 'lab/flood/main.js'],
    aim: 'overload, attackers, a locked table, restarts: everybody gets an answer',
    figure: /^(\d+ passed, \d+ failed)$/m,
  },
  {
    name: 'slow sockets',
    args: [RUN, 'lab/flood/slow-sockets/main.js'],
    aim: '2,000 slow sockets; honest visitors are served',
    figure: /(The server stood it)/,
  },
  {
    name: 'fuzz',
    args: [RUN, 'lab/fuzz/main.js', '--requests', '100000'],
    aim: '155,000 generated requests; each answer as described, memory + 100 MB at most',
    figure: /^(\d+ passed, \d+ failed)$/m,
  },
  {
    name: 'scale',
    args: [RUN, 'lab/scale/main.js'],
    aim: 'two servers, pooler and replica: restarts and a failover lose nothing',
    figure: /^(\d+ passed, \d+ failed)$/m,
  },
  {
    name: 'shop and lists',
    args: BENCH,
    aim: 'statement budgets; no list reads a big table from end to end',
    figure: /^Aim for lists: .* Met by (\d+ of \d+)/m,
  },
  {
    name: 'lists at a million',
    args: [...BENCH, '--only', 'lists', '--orders', '1000000'],
    aim: 'no list reads a big table from end to end',
    figure: /^Aim for lists: .* Met by (\d+ of \d+)/m,
  },
  {
    name: 'pages',
    args: ['tools/bench.mjs', '--only', 'web'],
    aim: "Lighthouse's scores of every page, five loads each; the table is in the log",
    figure: /^(Benchmark index of this machine: \d+)/m,
  },
  ...['firefox', 'webkit'].map((browser) => ({
    name: browser,
    args: ['tools/journeys.mjs', '--browser', browser],
    aim: 'the main journeys',
    figure: /^\s+(\d+ passed)/m,
  })),
  {
    name: 'soak',
    args: [RUN, 'lab/bench/soak/main.js', '--minutes', '60'],
    aim: 'an hour of mixed work; no request fails, memory + 5 % at most',
    figure: /at the end \((-?[\d.]+ %)\)/,
  },
];
