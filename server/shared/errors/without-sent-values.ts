import type { GraphQLError } from 'graphql';

/** What GraphQL says of a refusal, without the values that it repeats: they may be passwords, and bodies get written down. */
export function withoutSentValues(message: string, { message: reason }: GraphQLError): string {
  const variable = /^(Variable "\$\w+") got invalid value /.exec(message)?.[1];
  if (!variable) return cut(message);
  const place = / at "([\w.[\]]+)"; /.exec(message)?.[1];
  const at = place ? ` at "${place}"` : '';
  return `${variable} got an invalid value${at}${reason === message ? '' : `; ${cut(reason)}`}`;
}

/** The library's own words are far shorter: the rest of a longer message was sent to us. */
const MESSAGE_MAX = 2_000;

function cut(message: string): string {
  if (message.length > MESSAGE_MAX) return 'The request holds a value that does not fit';
  return message
    .replace(/( cannot represent [^:]*): [\s\S]*/, '$1')
    .replace(/(Expected value of type "[^"]*"), found [\s\S]*/, '$1')
    .replace(/Value "[\s\S]*" does not exist in/, 'This value does not exist in');
}
