/** Reads a stream of bytes in pieces of known length. Throws where it ends too soon. */
export function byteReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  /** At least one byte, at most `most`. */
  async function some(most: number): Promise<Buffer> {
    while (rest.length === 0) {
      const next = await chunks.next();
      if (next.done) throw new Error('the archive is cut off');
      rest = next.value;
    }
    const taken = rest.subarray(0, most);
    rest = rest.subarray(taken.length);
    return taken;
  }
  return {
    async exactly(size: number): Promise<Buffer> {
      const parts: Buffer[] = [];
      for (let missing = size; missing > 0; ) {
        const part = await some(missing);
        parts.push(part);
        missing -= part.length;
      }
      return Buffer.concat(parts);
    },
    async *upTo(size: number): AsyncGenerator<Buffer> {
      for (let missing = size; missing > 0; ) {
        const part = await some(missing);
        missing -= part.length;
        yield part;
      }
    },
    /** Whether nothing is left. */
    async ended(): Promise<boolean> {
      while (rest.length === 0) {
        const next = await chunks.next();
        if (next.done) return true;
        rest = next.value;
      }
      return false;
    },
  };
}
