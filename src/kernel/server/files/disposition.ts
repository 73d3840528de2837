/** A Content-Disposition with the name in any script (RFC 6266), and a plain one for old clients. */
export function contentDisposition(filename: string, inline = false): string {
  const plain = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  // RFC 5987 leaves these out of its attr-char, encodeURIComponent does not.
  const encoded = encodeURIComponent(filename.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
