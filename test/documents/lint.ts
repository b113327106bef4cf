/** `npm run documents`: checks the OpenAPI and AsyncAPI documents with the usual linters of each format. Exits 1 on a finding. */
import { asyncApiDocument, openApiDocument, withBounds } from '../../protocols/index.ts';
import { argumentsOf } from '../arguments.ts';
import { EXCEPTIONS, type Exception } from './exceptions.ts';
import { type LintFinding, lintAsyncApi, lintWithRedocly, lintWithSpectral } from './linters.ts';

argumentsOf({
  usage: 'Usage: npm run documents   exits 1 when a linter finds something that is not on the list of exceptions',
});
const options = { version: '1.0.0' };
const openApi = withBounds(openApiDocument(options));

const isMeant = ({ rule, at }: LintFinding, exception: Exception): boolean =>
  exception.rule === rule && (exception.at?.test(at) ?? true);

const checks: readonly (readonly [string, () => Promise<LintFinding[]>])[] = [
  ['OpenAPI, redocly (recommended)', () => lintWithRedocly(openApi)],
  ['OpenAPI, spectral (oas, OWASP 2023)', () => lintWithSpectral(openApi)],
  ['AsyncAPI, its parser', () => lintAsyncApi(asyncApiDocument(options))],
];

const seen = new Set<Exception>();
let failed = false;
for (const [name, run] of checks) {
  const findings = await run();
  const unmeant = findings.filter((finding) => {
    const exceptions = EXCEPTIONS.filter((each) => isMeant(finding, each));
    for (const exception of exceptions) seen.add(exception);
    return exceptions.length === 0;
  });
  const errors = unmeant.filter(({ severity }) => severity === 'error').length;
  process.stdout.write(
    `${name}: ${errors} errors, ${unmeant.length - errors} warnings; ${findings.length - unmeant.length} findings meant to be so\n`,
  );
  for (const { severity, rule, message, at } of unmeant)
    process.stdout.write(`  ${severity} ${rule} at ${at}: ${message}\n`);
  failed ||= unmeant.length > 0;
}
for (const exception of EXCEPTIONS.filter((each) => !seen.has(each))) {
  process.stdout.write(
    `  exception for ${exception.rule}${exception.at ? ` at ${exception.at}` : ''} is not needed any more\n`,
  );
  failed = true;
}
process.exitCode = failed ? 1 : 0;
