/** A file as it was chosen, its bytes in base64. */
export type Chosen = { readonly fileName: string; readonly content: string };

/** Asks for a file and answers it as it is, whatever it is written in. Nothing where nobody chose. */
export function chooseFile(accept: string): Promise<Chosen | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.addEventListener('change', () => {
      const [file] = input.files ?? [];
      resolve(file?.arrayBuffer().then((bytes) => ({ fileName: file.name, content: base64Of(bytes) })));
    });
    input.addEventListener('cancel', () => resolve(undefined));
    input.click();
  });
}

/** In pieces: an argument list has its limits. */
function base64Of(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  let signs = '';
  for (let at = 0; at < bytes.length; at += 8192) signs += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(signs);
}
