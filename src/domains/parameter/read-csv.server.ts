import { readFile } from 'node:fs/promises';

/** Rows of a file that ships with the product, by the heads of its first line. Fields may be quoted; empty ones are ''. */
export async function readCsv(file: URL): Promise<Record<string, string>[]> {
  const [head = '', ...lines] = (await readFile(file, 'utf8')).trim().split(/\r?\n/);
  const names = fieldsOf(head);
  return lines.map((line) => {
    const fields = fieldsOf(line);
    return Object.fromEntries(names.map((name, at) => [name, fields[at] ?? '']));
  });
}

function fieldsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  );
}
