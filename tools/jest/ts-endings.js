import { registerHooks } from 'node:module';

/** Jest maps `./x.js` to `./x.ts` inside tests only; its global set-up runs outside and needs the same. */
registerHooks({
  resolve(specifier, context, next) {
    const isOurs = specifier.startsWith('.') && !context.parentURL?.includes('/node_modules/');
    if (!isOurs) return next(specifier, context);
    return next(specifier.replace(/\.js$/, '.ts'), context);
  },
});
