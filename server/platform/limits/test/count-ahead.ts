import type { Response as ExpressResponse, Request } from 'express';
import { requestScope } from '../../log/request-scope.js';
import type { RequestLimits } from '../request-limits.js';

/** Counts this much from a place at one moment, however busy this machine is. */
export function countAhead(
  limits: RequestLimits,
  ip: string,
  times: number,
  count: (limits: RequestLimits) => void,
): void {
  const response = { setHeader: () => response } as unknown as ExpressResponse;
  requestScope({ tellsStatements: false })(
    { ip, header: () => undefined } as unknown as Request,
    response,
    () => {
      for (let no = 1; no <= times; no += 1) count(limits);
    },
  );
}
