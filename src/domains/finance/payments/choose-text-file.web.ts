/** Asks for a file and answers its text, in UTF-8 or, where it is not that, in what Chinese banks write. Nothing where nobody chose. */
export function chooseTextFile(accept: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.addEventListener('change', () => {
      const [file] = input.files ?? [];
      resolve(file ? file.arrayBuffer().then(textOf) : undefined);
    });
    input.addEventListener('cancel', () => resolve(undefined));
    input.click();
  });
}

function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
