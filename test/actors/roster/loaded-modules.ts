/** Prints the address of every module that the composition of a node loads, one a line. */
import { registerHooks } from 'node:module';

const loaded = new Set<string>();
registerHooks({
  load: (url, context, next) => {
    loaded.add(url);
    return next(url, context);
  },
});

await import('../../../gateway/node/engine.ts');
console.log([...loaded].join('\n'));
