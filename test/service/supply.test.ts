import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { advisoriesFor } from '../../runtime/index.ts';

const read = (name: string): Promise<string> => readFile(new URL(`../../${name}`, import.meta.url), 'utf8');

const EXACT = /:\d+\.\d+\.\d+(?:-[\w.-]+)?$|@sha256:[0-9a-f]{64}$/;

it('containers are built from, and run beside, exact versions of images', async () => {
  const built = [...(await read('Dockerfile')).matchAll(/^FROM (\S+)/gm)].map(([, image]) => image as string);
  const run = [...(await read('compose.yaml')).matchAll(/^\s*image: (\S+)/gm)].map(([, image]) => image as string);
  const others = [...built, ...run].filter((image) => image !== 'conclave' && image !== 'packages');
  expect(others.length).toBeGreaterThanOrEqual(3);
  expect(others.filter((image) => !EXACT.test(image))).toEqual([]);
});

it('containers bring a message server that is past no advisory', async () => {
  const images = `${await read('Dockerfile')}\n${await read('compose.yaml')}`;
  const versions = [...images.matchAll(/\bnats:(\d+\.\d+\.\d+)/g)].map(([, version]) => version as string);
  expect(versions.length).toBeGreaterThanOrEqual(2);
  expect(versions.flatMap(advisoriesFor)).toEqual([]);
  expect(images).not.toMatch(/install.* nats-server/);
});

it('what npm starts is the service itself, so that a signal to npm reaches it', async () => {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
  const shells = ['start', 'gateway'].filter((name) => !scripts[name]?.startsWith('exec '));
  expect(shells).toEqual([]);
});

it('installing packages runs none of their scripts', async () => {
  for (const name of ['runtime/setup.mjs', 'Dockerfile']) {
    const installs = (await read(name)).split('\n').filter((line) => /^RUN npm ci|'ci',/.test(line));
    expect([name, installs.length > 0]).toEqual([name, true]);
    expect(installs.filter((line) => !line.includes('--ignore-scripts'))).toEqual([]);
  }
});

it('every package is at one exact version', async () => {
  const { dependencies, optionalDependencies, devDependencies } = JSON.parse(await read('package.json')) as Record<
    string,
    Record<string, string>
  >;
  const versions = Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
