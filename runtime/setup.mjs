#!/usr/bin/env node
/**
 * Before start, test, review and bench: makes sure that what they need is there, and is done in a blink when it is.
 * Plain JavaScript of Node 20, without a package: it runs when nothing is installed yet.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { env } = process;

/** Scripts that run without the packages for development. */
const RUN_ONLY = ['prestart', 'prereview'];

/** Where runtime/nats/launch.ts looks beside the PATH. */
const SERVER_DIRECTORIES = ['/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin'];

if (!packagesAreCurrent()) installPackages();
if (!env.NATS_URL && !serverIsInstalled()) installServer();

/** Whether npm's own record of what it installed, written last of all, agrees with the lock file. */
function packagesAreCurrent() {
  const wanted = packagesIn('package-lock.json');
  const present = packagesIn('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  const withDevelopment = !RUN_ONLY.includes(env.npm_lifecycle_event ?? '');
  return Object.entries(wanted).every(([path, { version, optional, dev, devOptional }]) => {
    if (path === '') return true;
    const found = present[path];
    // Packages for other platforms are in the lock file and not on the disk.
    return found ? found.version === version : optional || ((dev || devOptional) && !withDevelopment);
  });
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function installPackages() {
  say('Installing packages (npm ci) …');
  // The npm that runs this script, which need not be the first on the PATH.
  const npm = env.npm_execpath?.endsWith('js') ? [process.execPath, env.npm_execpath] : ['npm'];
  run(
    [...npm, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    'The packages could not be installed.',
  );
}

function serverIsInstalled() {
  return onDisk('nats-server', [...pathDirectories(), ...SERVER_DIRECTORIES]);
}

function installServer() {
  if (process.getuid?.() === 0 && onDisk('apt-get', pathDirectories())) {
    say('Installing nats-server (apt-get) …');
    const apt = ['apt-get', '-qq', '-o', 'Dpkg::Use-Pty=0'];
    const quiet = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
    run([...apt, 'update'], 'apt-get update failed.', quiet);
    run(
      [...apt, 'install', '-y', '--no-install-recommends', 'nats-server'],
      'nats-server could not be installed.',
      quiet,
    );
  } else if (onDisk('brew', pathDirectories())) {
    say('Installing nats-server (brew) …');
    run(['brew', 'install', '--quiet', 'nats-server'], 'nats-server could not be installed.');
  }
  if (!serverIsInstalled()) {
    fail(
      'Conclave needs nats-server: install it (https://nats.io/download) or set NATS_URL to a server that runs already.',
    );
  }
}

function pathDirectories() {
  return (env.PATH ?? '').split(delimiter).filter(Boolean);
}

function onDisk(name, directories) {
  return directories.some((directory) => existsSync(join(directory, name)));
}

/** What it prints is shown only when it fails. */
function run([command, ...args], complaint, environment = env) {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: ROOT,
    env: environment,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status === 0) return;
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}${error ? `${error.message}\n` : ''}`);
  fail(complaint);
}

function say(text) {
  process.stderr.write(`${text}\n`);
}

function fail(text) {
  say(text);
  process.exit(1);
}
