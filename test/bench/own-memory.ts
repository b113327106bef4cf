import { readFile } from 'node:fs/promises';
import type { Service } from '../service/service.ts';

/**
 * Bytes of memory that are the service's own. Linux tells them apart from the pages of the store's file, which count as
 * resident, grow with the file, and are taken back at will; elsewhere all resident ones.
 */
export async function ownMemory(service: Service): Promise<number> {
  const status = await readFile(`/proc/${service.pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1];
  if (kilobytes !== undefined) return Number(kilobytes) * 1_024;
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(await service.metrics())?.[1] ?? 0);
}
