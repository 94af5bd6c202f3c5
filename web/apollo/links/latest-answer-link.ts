import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { currentSession } from '../session/session';

/** A question of one session, asked several times at once. */
interface Question {
  asked: number;
  underWay: number;
  /** The answer to whichever asking was the latest of those answered. */
  latest: { readonly asking: number; readonly answer: ApolloLink.Result } | null;
}

/**
 * What is asked again gets an answer of its own, as the first may have been read before the change that is asked about;
 * when the first arrives, or fails, after the second it is replaced by the second.
 */
export function latestAnswerLink(): ApolloLink {
  const questions = new Map<string, Question>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const key = JSON.stringify([currentSession().token, operation.operationName, operation.variables]);
    return new Observable((observer) => {
      const question = questions.get(key) ?? { asked: 0, underWay: 0, latest: null };
      questions.set(key, question);
      question.asked += 1;
      question.underWay += 1;
      const asking = question.asked;
      const isOvertaken = () => question.latest !== null && question.latest.asking > asking;

      const sending = forward(operation).subscribe({
        next(answer) {
          if (!isOvertaken()) question.latest = { asking, answer };
          if (question.latest) observer.next(question.latest.answer);
        },
        error(error) {
          if (!isOvertaken() || !question.latest) return observer.error(error);
          observer.next(question.latest.answer);
          observer.complete();
        },
        complete: () => observer.complete(),
      });
      return () => {
        sending.unsubscribe();
        question.underWay -= 1;
        if (question.underWay === 0) questions.delete(key);
      };
    });
  });
}
