import { Socket } from 'node:net';

/** Tests reach nothing but this machine: any other address is refused before a packet leaves. */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/;
const { connect } = Socket.prototype;

Socket.prototype.connect = function connectToLoopback(...args) {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  const options =
    typeof first === 'object' && first !== null
      ? first
      : { host: typeof second === 'string' ? second : undefined };
  const host = options.host ?? 'localhost';
  if (options.path || LOOPBACK.test(host)) return connect.apply(this, args);
  setImmediate(() =>
    this.destroy(new Error(`Tests do not reach the network, but something asked for ${host}.`)),
  );
  return this;
};
