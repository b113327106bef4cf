import { commandNamed, type LabIo } from '../../../gateway/lab/index.ts';
import { systemClock } from '../../../runtime/index.ts';

/** Runs a sub-command of the lab as the terminal would, and keeps what it says. */
export async function lab(name: string, args: readonly string[], more: Partial<LabIo> = {}) {
  const printed: string[] = [];
  const noted: string[] = [];
  const command = await commandNamed(name);
  if (command === undefined) throw new Error(`no command ${name}`);
  const code = await command.run(args, {
    print: (text) => void printed.push(text),
    note: (text) => void noted.push(text),
    clock: systemClock,
    data: undefined,
    home: '',
    ...more,
  });
  return { code, printed: printed.join(''), noted: noted.join('') };
}
