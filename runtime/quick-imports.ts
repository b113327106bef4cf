/**
 * Finds modules without asking the disk: `node --import ./runtime/quick-imports.ts PROGRAM`, here and in the program's threads.
 *
 * A service has four thousand imports of 1,070 modules. For each one Node looks whether the file is there, where its links
 * lead, and in the package.json files above it what format it has: a third of a start. Only the way from one package into
 * another needs that. Within a package a relative path is a URL, and the file is assumed to have the format of the one that names
 * it. That would be wrong where an import leads into or out of a folder whose own package.json has another `type`: none of what
 * the locked packages import does.
 */
import { type ResolveFnOutput, registerHooks } from 'node:module';
import { extname } from 'node:path';

/** Formats of what was imported, by URL. */
const formats = new Map<string, ResolveFnOutput['format']>();

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL, conditions } = context;
    if (parentURL === undefined || conditions.includes('require')) return nextResolve(specifier, context);
    const isNear = specifier.startsWith('.') && extname(specifier) === extname(parentURL);
    const format = isNear ? formats.get(parentURL) : undefined;
    const found =
      format === undefined
        ? nextResolve(specifier, context)
        : { url: new URL(specifier, parentURL).href, format, shortCircuit: true };
    formats.set(found.url, found.format);
    return found;
  },
});
