/** Prints the address of every module that is loaded with the one given (from the root of the repository), one a line. */
import { registerHooks } from 'node:module';

const loaded = new Set<string>();
registerHooks({
  load: (url, context, next) => {
    loaded.add(url);
    return next(url, context);
  },
});

await import(new URL(`../../../${process.argv[2]}`, import.meta.url).href);
console.log([...loaded].join('\n'));
