import { inflateSync } from 'node:zlib';

type Objects = ReadonlyMap<number, { readonly head: string; readonly stream?: Buffer }>;

/** The text of each page of a PDF that pdfkit wrote, line by line as it was drawn: read by the table that copying takes, not by the glyphs. */
export function pdfPages(pdf: Uint8Array): string[][] {
  const objects = objectsOf(Buffer.from(pdf));
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  return pages.map(({ head }) => {
    const contents = objects.get(Number(/\/Contents (\d+) 0 R/.exec(head)?.[1]));
    const resources = objects.get(Number(/\/Resources (\d+) 0 R/.exec(head)?.[1]));
    const fonts = new Map(
      [...(resources?.head ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [
        name!,
        signsOf(objects, Number(id)),
      ]),
    );
    return linesIn(contents?.stream?.toString('latin1') ?? '', fonts);
  });
}

function objectsOf(pdf: Buffer): Objects {
  const text = pdf.toString('latin1');
  const objects = new Map<number, { head: string; stream?: Buffer }>();
  for (const found of text.matchAll(/^(\d+) 0 obj\n/gm)) {
    const begin = found.index + found[0].length;
    const end = text.indexOf('\nendobj', begin);
    const stream = text.indexOf('\nstream\n', begin);
    const held = stream >= 0 && stream < end;
    const head = text.slice(begin, held ? stream : end);
    const bytes = held ? pdf.subarray(stream + 8, stream + 8 + Number(/\/Length (\d+)/.exec(head)?.[1])) : undefined;
    objects.set(Number(found[1]), {
      head,
      ...(bytes && { stream: head.includes('FlateDecode') ? inflateSync(bytes) : bytes }),
    });
  }
  return objects;
}

/** The signs of a font by their numbers in the text, as its ToUnicode table says them. */
function signsOf(objects: Objects, font: number): Map<string, string> {
  const table = objects.get(Number(/\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '')?.[1]));
  const signs = new Map<string, string>();
  const ranges = (table?.stream?.toString('latin1') ?? '').matchAll(/<(\w{4})> <\w{4}> \[([^[\]]*)\]/g);
  for (const [, first, list] of ranges)
    for (const [i, [, code]] of [...list!.matchAll(/<([^<>]*)>/g)].entries())
      signs.set((Number.parseInt(first!, 16) + i).toString(16).padStart(4, '0'), utf16(code!));
  return signs;
}

const utf16 = (hex: string): string =>
  (hex.replaceAll(' ', '').match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

function linesIn(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  let font: ReadonlyMap<string, string> = new Map();
  const lines: string[] = [];
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^[\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? font;
    const codes = [...(shown ?? '').matchAll(/<(\w*)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []);
    if (shown !== undefined) lines.push(codes.map((code) => font.get(code) ?? '').join(''));
  }
  return lines;
}
