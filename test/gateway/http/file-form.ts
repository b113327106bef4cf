/** A form of files and fields. */
export function fileForm(parts: Record<string, string | File>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.append(name, value);
  return body;
}

export const file = (text: string, name = 'Lease.final.txt'): File => new File([text], name);
