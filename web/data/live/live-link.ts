import { ApolloLink, Observable } from '@apollo/client';
import { tap } from 'rxjs';
import { currentSession } from '../../session/session';
import { outdateResponses } from './outdated-link';

/** Carries subscriptions to one object, named by the variable `id`. The socket's code loads with the first one. */
export const liveLink = new ApolloLink((operation) => {
  if (!currentSession().token)
    return new Observable((observer) => observer.error(new Error('Nobody is signed in')));
  return new Observable((observer) => {
    let isClosed = false;
    let stop: (() => void) | undefined;
    import('./live-socket').then(
      ({ socketLink }) => {
        if (isClosed) return;
        const answers = socketLink
          .request(operation)
          .pipe(tap(() => outdateResponses(operation.variables.id)))
          .subscribe(observer);
        stop = () => answers.unsubscribe();
      },
      (fault) => observer.error(fault),
    );
    return () => {
      isClosed = true;
      stop?.();
    };
  });
});
